import type { Page, Request, Route } from '@playwright/test';
import { paths } from '@/config/paths';
import { addresses } from './addresses';

type HeldRequests = {
  readonly first: Promise<Request>;
  /** Handles what is held, and every later request. */
  readonly release: (handle: (route: Route) => Promise<void>) => void;
};

/** Holds requests from now on. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  const first = page.waitForRequest(address);
  return new Promise((resolve) => {
    const handler = new Promise<(route: Route) => Promise<void>>((release) => {
      resolve({ first, release });
    });
    void page.route(address, async (route) => (await handler)(route));
  });
}

/**
 * Opens a page whose chunk is held. The page has just requested it: another spelling of the address
 * shows this, which the code corrects before.
 */
export async function openBeforeCode(page: Page, path: string, chunk: RegExp) {
  const spelling = `${path}.html`;
  await page.route(spelling, async (route) =>
    route.fulfill({ response: await route.fetch({ url: addresses.site + path }) }),
  );
  const held = await holdRequests(page, chunk);
  await page.goto(spelling);
  await page.waitForURL(path);
  return held;
}

/**
 * Goes to the privacy policy, which is slow. Before it is here, `ends` ends another request, and the
 * code of the page asks whether the site answers.
 */
export async function leaveWhile(page: Page, ends: () => void) {
  const document = await holdRequests(page, paths.privacy);
  await page.evaluate((address) => location.assign(address), paths.privacy);
  await document.first;
  const probe = page.waitForResponse((response) => response.request().method() === 'HEAD');
  ends();
  await probe;
  document.release((route) => route.continue());
}
