export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The stored words are those of the first release, so that earlier choices stay valid. */
const storedWords = { light: 'day', dark: 'night' } as const;

export function storedWordOf(theme: Exclude<Theme, 'system'>): string {
  return storedWords[theme];
}

/** An unknown value counts as no choice. */
export function parseStoredTheme(text: string | null): Theme {
  return themes.find((theme) => theme !== 'system' && storedWords[theme] === text) ?? 'system';
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
