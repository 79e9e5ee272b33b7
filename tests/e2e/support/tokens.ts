import type { Page } from '@playwright/test';

/** The colour of a token in a theme, whatever the theme of the page. */
export function readToken(page: Page, token: string, theme: 'light' | 'dark'): Promise<string> {
  return page.evaluate(
    ([name, scheme]) => {
      const probe = document.createElement('i');
      probe.style.colorScheme = `only ${scheme}`;
      probe.style.color = `var(--${name})`;
      document.documentElement.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    },
    [token, theme] as const,
  );
}
