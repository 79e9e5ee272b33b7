import { test as base, expect, type Page } from '@playwright/test';
import { countUnhydrated } from '../../support/hydration';

export { expect };

type SiteFixtures = {
  /** Allows console errors and warnings that a test causes on purpose. */
  readonly allowConsole: (pattern: RegExp) => void;
};

/**
 * Playwright's test, which also fails when the page logs an error or a warning, throws, breaks its
 * content security policy, or requests an address outside this machine that the test has not mocked.
 */
export const test = base.extend<SiteFixtures>({
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const consoleErrors: string[] = [];
      context.on('page', (page) => listen(page, consoleErrors));
      // The browser resolves no other host. A route that blocks them would slow down every request.
      context.on('requestfailed', (request) => {
        if (isOutside(request.url())) consoleErrors.push(`Request outside: ${request.url()}`);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use((pattern) => allowed.push(pattern));
      expect(
        consoleErrors.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'errors in the console, uncaught errors and requests to other sites',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, consoleErrors: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      consoleErrors.push(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
}

function isOutside(url: string): boolean {
  return url.startsWith('http') && new URL(url).hostname !== '127.0.0.1';
}

export const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`);

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

/** Waits until every matching element is hydrated, by default the whole page. */
export async function expectHydrated(page: Page, selector?: string): Promise<void> {
  await expect.poll(() => page.evaluate(countUnhydrated, selector), { intervals: [50] }).toBe(0);
}

/** Opens a page, and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

/** Waits until every section has its true height, so that nothing moves away under the mouse. */
export async function expectLaidOut(page: Page): Promise<void> {
  await expect(page.locator('[data-defer-layout]:not([data-laid-out])')).toHaveCount(0);
}

/** Waits until the page is hydrated and has sent no request for a second. */
export async function expectNetworkIdle(page: Page): Promise<void> {
  let lastRequest = Date.now();
  const recordRequest = () => (lastRequest = Date.now());
  page.on('request', recordRequest);
  await expectHydrated(page);
  await expect
    .poll(() => Date.now() - lastRequest, { timeout: 20_000, intervals: [100] })
    .toBeGreaterThan(1000);
  page.off('request', recordRequest);
}
