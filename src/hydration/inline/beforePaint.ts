import { motionStorageKey, cachedSessionKey, themeStorageKey } from '@/config/storageKeys';
import { parseCachedUser } from '@/lib/cachedUser';
import { safeLocalStorage, safeSessionStorage } from '@/lib/storage';
import { applyTheme, parseStoredTheme } from '@/lib/theme';

/** The families in styles/fonts.css whose subsets every page preloads. */
export const preloadedFonts = ['Funnel Display Variable', 'Figtree Variable'] as const;

/** Applies the stored theme, motion setting and cached user, and starts to load the fonts. */
export function beforePaint(): void {
  applyLoadedFonts();
  applyTheme(parseStoredTheme(safeLocalStorage.get(themeStorageKey)));
  const motion = safeSessionStorage.get(motionStorageKey);
  if (motion) document.documentElement.dataset['motion'] = motion;
  applyCachedUser();
}

/** Text uses a fallback font until both fonts have loaded; styles/fonts.css explains why. */
function applyLoadedFonts() {
  Promise.all(preloadedFonts.map((family) => document.fonts.load(`1em "${family}"`))).then(
    () => {
      document.documentElement.dataset['fonts'] = 'loaded';
    },
    () => undefined,
  );
}

/** Exposes the cached user to CSS: features/auth/components/account/account.module.css. */
function applyCachedUser() {
  const text = safeLocalStorage.get(cachedSessionKey);
  if (text === null) return;
  const user = parseCachedUser(text);
  if (!user) {
    safeLocalStorage.remove(cachedSessionKey);
    return;
  }
  const { dataset, style } = document.documentElement;
  dataset['cachedUser'] = '1';
  style.setProperty('--cached-user-name', JSON.stringify(user.name));
  style.setProperty('--cached-user-email', JSON.stringify(user.email));
  style.setProperty('--cached-user-initial', JSON.stringify(user.name.charAt(0).toUpperCase()));
}
