import { motionStorageKey, sessionStorageKey, themeStorageKey } from '@/config/storageKeys';
import { parseCachedUser } from '@/lib/cachedUser';
import { safeLocalStorage, safeSessionStorage } from '@/lib/storage';
import { applyTheme, parseStoredTheme } from '@/lib/theme';

/** Applies what this browser has stored, before the page is painted. */
export function beforePaint(): void {
  applyTheme(parseStoredTheme(safeLocalStorage.get(themeStorageKey)));
  const motion = safeSessionStorage.get(motionStorageKey);
  if (motion) document.documentElement.dataset['motion'] = motion;
  applyCachedUser();
}

/** Shows the user whom the last page knew: features/auth/account/account.module.css. */
function applyCachedUser() {
  const text = safeLocalStorage.get(sessionStorageKey);
  if (text === null) return;
  const user = parseCachedUser(text);
  if (!user) {
    safeLocalStorage.remove(sessionStorageKey);
    return;
  }
  const { dataset, style } = document.documentElement;
  dataset['session'] = '1';
  style.setProperty('--session-name', JSON.stringify(user.name));
  style.setProperty('--session-email', JSON.stringify(user.email));
  style.setProperty('--session-initial', JSON.stringify(user.name.charAt(0).toUpperCase()));
}
