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

/** Every script of the site. */
export const scripts = /\/assets\/[^/]*\.js$/;

/** Delays every matching request until `release` is called. */
export async function delayRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
): Promise<DelayedRequests> {
  const { promise: first, resolve: onFirst } = withResolvers<Request>();
  const { promise: handler, resolve: release } = withResolvers<Handler>();
  await page.route(url, async (route) => {
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

const scriptsOf = async (path: string) => {
  const html = await (await fetch(addresses.site + path)).text();
  return new Set(html.match(/\/assets\/[^" ]+\.js/g));
};

/** Matches the scripts that a page's document names and the home page and the privacy policy do not. */
export async function codeOf(path: string): Promise<(url: URL) => boolean> {
  const [own, ...others] = await Promise.all([path, paths.home, paths.privacy].map(scriptsOf));
  return ({ pathname }) =>
    own?.has(pathname) === true && !others.some((names) => names.has(pathname));
}
