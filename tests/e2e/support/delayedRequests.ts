import type { Page, Request, Route } from '@playwright/test';
import { paths } from '@/config/paths';
import { addresses } from './addresses';

type Handler = (route: Route) => Promise<void>;
type DelayedRequests = {
  /** The first of these requests, once the page has made it. */
  readonly first: Promise<Request>;
  /** Handles the delayed requests and all later ones; by default it sends them. */
  readonly release: (handler?: Handler) => void;
};

/** Delays every request for an address until `release` is called. */
export async function delayRequests(
  page: Page,
  address: string | RegExp,
): Promise<DelayedRequests> {
  const { promise: first, resolve: onFirst } = withResolvers<Request>();
  const { promise: handler, resolve: release } = withResolvers<Handler>();
  await page.route(address, async (route) => {
    onFirst(route.request());
    const handle = await handler;
    await handle(route);
  });
  return { first, release: (handle = (route) => route.continue()) => release(handle) };
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/**
 * Opens a page whose chunk is delayed. The page has just requested it: another spelling of the address
 * shows this, which the code corrects before.
 */
export async function openBeforeCode(page: Page, path: string, chunk: RegExp) {
  const spelling = `${path}.html`;
  await page.route(spelling, async (route) =>
    route.fulfill({ response: await route.fetch({ url: addresses.site + path }) }),
  );
  const delayed = await delayRequests(page, chunk);
  await page.goto(spelling);
  await page.waitForURL(path);
  return delayed;
}

/**
 * Goes to the privacy policy, which is slow. Before it is here, `ends` ends another request, and the
 * code of the page asks whether the site answers.
 */
export async function leaveWhile(page: Page, ends: () => void) {
  const document = await delayRequests(page, paths.privacy);
  await page.evaluate((address) => location.assign(address), paths.privacy);
  await document.first;
  const probe = page.waitForResponse((response) => response.request().method() === 'HEAD');
  ends();
  await probe;
  document.release();
}
