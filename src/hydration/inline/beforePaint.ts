import { parseCachedUser } from '@/lib/cachedUser';
import { safeLocalStorage, safeSessionStorage } from '@/lib/storage';
import { applyTheme, parseStoredTheme } from '@/lib/theme';
import { storedItems } from '@/lib/storageInventory';

/** Applies the stored theme, motion setting and cached user. */
export function beforePaint(): void {
  applyTheme(parseStoredTheme(safeLocalStorage.get(storedItems.theme.name)));
  const motion = safeSessionStorage.get(storedItems.motion.name);
  if (motion) document.documentElement.dataset['motion'] = motion;
  applyCachedUser();
}

/** Exposes the cached user to CSS: features/auth/components/account/account.module.css. */
function applyCachedUser() {
  const text = safeLocalStorage.get(storedItems.session.name);
  if (text === null) return;
  const user = parseCachedUser(text);
  if (!user) {
    safeLocalStorage.remove(storedItems.session.name);
    return;
  }
  const { dataset, style } = document.documentElement;
  dataset['cachedUser'] = '1';
  style.setProperty('--cached-user-name', JSON.stringify(user.name));
  style.setProperty('--cached-user-email', JSON.stringify(user.email));
  style.setProperty('--cached-user-initial', JSON.stringify(user.name.charAt(0).toUpperCase()));
}
