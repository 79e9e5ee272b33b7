export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The words in storage are those of the first release, so that a visitor's choice lasts. */
const storedWords = { light: 'day', dark: 'night' } as const;

export function storedWordOf(theme: Exclude<Theme, 'system'>): string {
  return storedWords[theme];
}

/** An unknown word counts as no choice. */
export function parseStoredTheme(text: string | null): Theme {
  return themes.find((theme) => theme !== 'system' && storedWords[theme] === text) ?? 'system';
}

/** Shows the page and the browser's own bars in the theme. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    const own = meta.dataset['theme'];
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? 'all' : 'not all';
  });
}
