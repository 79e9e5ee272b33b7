import type { Page } from '@playwright/test';

/** Accepts every alert of a page and collects the texts. */
export function collectAlerts(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    // An alert that opens when the test ends is closed with the page.
    dialog.accept().catch(() => undefined);
  });
  return texts;
}
