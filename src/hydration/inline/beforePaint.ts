import { motionStorageKey, sessionStorageKey, themeStorageKey } from '@/config/storageKeys';
import { parseCachedUser } from '@/lib/cachedUser';
import { safeLocalStorage, safeSessionStorage } from '@/lib/storage';
import { applyTheme, parseStoredTheme } from '@/lib/theme';

/** The fonts that every page preloads: those of styles/fonts.css that are cut to a subset. */
export const preloadedFonts = ['Funnel Display Variable', 'Figtree Variable'] as const;

/** Applies what this browser has stored, before the page is painted. */
export function beforePaint(): void {
  applyLoadedFonts();
  applyTheme(parseStoredTheme(safeLocalStorage.get(themeStorageKey)));
  const motion = safeSessionStorage.get(motionStorageKey);
  if (motion) document.documentElement.dataset['motion'] = motion;
  applyCachedUser();
}

/** Text stands in its stand-in until the fonts are here (styles/fonts.css says why). */
function applyLoadedFonts() {
  Promise.all(preloadedFonts.map((family) => document.fonts.load(`1em "${family}"`))).then(
    () => {
      document.documentElement.dataset['fonts'] = 'loaded';
    },
    () => undefined,
  );
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
