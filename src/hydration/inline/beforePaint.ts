import { sessionStorageKey, themeStorageKey } from '@/config/storageKeys';
import { parseCachedUser } from '@/lib/cachedUser';
import { safeLocalStorage } from '@/lib/storage';
import { applyTheme, parseStoredTheme } from '@/lib/theme';

/** The fonts that every page preloads: those of styles/fonts.css that are cut to a subset. */
export const preloadedFonts = ['Funnel Display Variable', 'Figtree Variable'] as const;

/** Applies what this browser has stored, before the page is painted. */
export function beforePaint(): void {
  applyFontsTogether();
  applyStoredTheme();
  applyCachedUser();
}

/** A browser that lays out text in a font that is still loading does so again for each font. */
function applyFontsTogether() {
  Promise.all(preloadedFonts.map((family) => document.fonts.load(`1em "${family}"`))).then(
    () => {
      document.documentElement.dataset['fonts'] = 'loaded';
    },
    () => undefined,
  );
}

function applyStoredTheme() {
  applyTheme(parseStoredTheme(safeLocalStorage.get(themeStorageKey)));
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
