import { motionStorageKey, sessionStorageKey, themeStorageKey } from '@/config/storageKeys';
import { parseCachedUser } from '@/lib/cachedUser';
import { safeLocalStorage, safeSessionStorage } from '@/lib/storage';
import { applyTheme, parseStoredTheme } from '@/lib/theme';

/** The stand-ins of styles/fonts.css. */
const fallbackFonts = ['Funnel Display Fallback', 'Figtree Fallback'] as const;

/** Applies what this browser has stored, before the page is painted. */
export function beforePaint(): void {
  loadFallbackFonts();
  applyTheme(parseStoredTheme(safeLocalStorage.get(themeStorageKey)));
  const motion = safeSessionStorage.get(motionStorageKey);
  if (motion) document.documentElement.dataset['motion'] = motion;
  applyCachedUser();
}

/**
 * While a font loads, Firefox shows no other font of the page that has not loaded before. It would
 * take the system's, whose letters have another measure, and the page would move.
 */
function loadFallbackFonts() {
  for (const family of fallbackFonts) document.fonts.load(`1em "${family}"`).catch(() => undefined);
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
