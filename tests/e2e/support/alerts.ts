import type { Page } from '@playwright/test';

/** Accepts every alert of a page and keeps its text. */
export function collectAlerts(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    // one that opens as the test ends is closed with its page
    dialog.accept().catch(() => undefined);
  });
  return texts;
}
