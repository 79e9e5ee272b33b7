import { safeLocalStorage } from '@/lib/storage';
import { themeItems } from './stored';

export const storageKey = themeItems.theme.name;

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeLabels = {
  legend: 'Appearance',
  system: 'Same as this device',
  light: 'Day',
  dark: 'Night',
} as const;

/** The stored words are those of the first release, so that earlier choices stay valid. */
export const storageValues = { light: 'day', dark: 'night' } as const;

/** An unknown value counts as no choice. */
export function readTheme(): Theme {
  const text = safeLocalStorage.get(storageKey);
  return themes.find((theme) => theme !== 'system' && storageValues[theme] === text) ?? 'system';
}

/** Applies the theme to the page and the browser's bars. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    const scheme = (meta.dataset['scheme'] ??= meta.getAttribute('media') ?? '');
    if (theme === 'system') meta.media = scheme;
    else meta.media = scheme.includes(theme) ? 'all' : 'not all';
  });
}
