import { motionStorageKey, cachedSessionKey, themeStorageKey } from '@/config/storageKeys';
import { parseCachedUser } from '@/lib/cachedUser';
import { safeLocalStorage, safeSessionStorage } from '@/lib/storage';
import { applyTheme, parseStoredTheme } from '@/lib/theme';

/** The fonts that every page preloads: the subsets of styles/fonts.css. */
export const preloadedFonts = ['Funnel Display Variable', 'Figtree Variable'] as const;

/** Applies what this browser has stored, before the page is painted. */
export function beforePaint(): void {
  applyLoadedFonts();
  applyTheme(parseStoredTheme(safeLocalStorage.get(themeStorageKey)));
  const motion = safeSessionStorage.get(motionStorageKey);
  if (motion) document.documentElement.dataset['motion'] = motion;
  applyCachedUser();
}

/** Text has its fallback font until the fonts have loaded (styles/fonts.css says why). */
function applyLoadedFonts() {
  Promise.all(preloadedFonts.map((family) => document.fonts.load(`1em "${family}"`))).then(
    () => {
      document.documentElement.dataset['fonts'] = 'loaded';
    },
    () => undefined,
  );
}

/** Shows the cached user: features/auth/components/account/account.module.css. */
function applyCachedUser() {
  const text = safeLocalStorage.get(cachedSessionKey);
  if (text === null) return;
  const user = parseCachedUser(text);
  if (!user) {
    safeLocalStorage.remove(cachedSessionKey);
    return;
  }
  const { dataset, style } = document.documentElement;
  dataset['session'] = '1';
  style.setProperty('--session-name', JSON.stringify(user.name));
  style.setProperty('--session-email', JSON.stringify(user.email));
  style.setProperty('--session-initial', JSON.stringify(user.name.charAt(0).toUpperCase()));
}
