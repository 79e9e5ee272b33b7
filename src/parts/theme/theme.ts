import { safeLocalStorage } from '@/lib/storage';
import { storedItems } from '@/content/storedItems';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The stored words are those of the first release, so that earlier choices stay valid. */
export const storageValues = { light: 'day', dark: 'night' } as const;

/** An unknown value counts as no choice. */
export function readTheme(): Theme {
  const text = safeLocalStorage.get(storedItems.theme.name);
  return themes.find((theme) => theme !== 'system' && storageValues[theme] === text) ?? 'system';
}

export function storeTheme(theme: Theme): void {
  if (theme === 'system') safeLocalStorage.remove(storedItems.theme.name);
  else safeLocalStorage.set(storedItems.theme.name, storageValues[theme]);
}

/** Applies the theme to the page and the browser's bars. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    const metaTheme = meta.dataset['theme'];
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${metaTheme})`;
    else meta.media = metaTheme === theme ? 'all' : 'not all';
  });
}
