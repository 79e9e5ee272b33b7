import { test as base, expect, type Page, type Request } from '@playwright/test';

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
        // one that ends with its document may be one that the test has mocked
        const isEnded = request.failure()?.errorText === 'net::ERR_ABORTED';
        if (isOutside(request.url()) && !isEnded)
          consoleErrors.push(`Request outside: ${request.url()}`);
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

type Requests = { count: number; readonly open: Set<Request> };
const requestsByPage = new WeakMap<Page, Requests>();

function requestsOf(page: Page): Requests {
  const requests = requestsByPage.get(page) ?? { count: 0, open: new Set<Request>() };
  requestsByPage.set(page, requests);
  return requests;
}

function listen(page: Page, consoleErrors: string[]) {
  const requests = requestsOf(page);
  page.on('request', (request) => {
    requests.count += 1;
    requests.open.add(request);
  });
  page.on('requestfinished', (request) => requests.open.delete(request));
  page.on('requestfailed', (request) => requests.open.delete(request));
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

/** Waits until the whole page is hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.unhydratedCount), { intervals: [50] }).toBe(0);
}

/** Opens a page, and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

/** Gives every section its true height, so that nothing moves away under the mouse. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset['laidOut'] = ''));
}

/** Adds styles to the document, as an extension does. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Waits until the page is hydrated, has every response, and asks for nothing more when it is idle. */
export async function expectNetworkIdle(page: Page): Promise<void> {
  await expectHydrated(page);
  const requests = requestsOf(page);
  for (let count = NaN; count !== requests.count;) {
    count = requests.count;
    await page.evaluate(async () => {
      // code that was waiting for the browser to be idle may wait for it once more
      for (let turn = 0; turn < 5; turn += 1) {
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      }
    });
    await expect.poll(() => requests.open.size, { intervals: [50] }).toBe(0);
  }
}

/** Resolves once the page has not scrolled for half a second. */
export function scrollEnd(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = scrollY;
        let frames = 0;
        const check = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames > 30) resolve(Math.round(last));
          else requestAnimationFrame(check);
        };
        check();
      }),
  );
}

/** Stops the page's timers until `passTime`; its clock was installed before it was opened. */
export async function stopTime(page: Page): Promise<void> {
  // a busy machine may take longer than the page's clock is put forward
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }).toPass({ intervals: [0] });
}

/** Lets stopped time pass a little at once until the check passes, so that nothing is missed. */
export async function passTime(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await check();
  }).toPass({ intervals: [0] });
}

/** Lets the page's documents be prerendered ones, until they are told that they were opened. */
export async function prerender(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering });
    document.addEventListener('prerenderingchange', () => (isPrerendering = false));
  });
}
