import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { addresses, ports, siteFolder } from '@tests/e2e/support/addresses';
import { startCollector } from '@tests/e2e/support/collector';
import {
  consentBanner,
  consentButton,
  cookieSettings,
  withdrawConsent,
} from '@tests/e2e/support/consent';
import { expect, expectHydrated, footerLink, test } from '@tests/e2e/support/site';
import { mockGoogle } from './google';

test.use({ baseURL: addresses.fullSite });

const acceptAll = (page: Page) => consentButton(page, cookieBanner.acceptAll).click();

async function vendorCookies(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));
}

test('a service is requested after consent, told of each page once, and silent after a withdrawal', async ({
  page,
  context,
  allowConsole,
}) => {
  const google = await mockGoogle(context);
  const other = await context.newPage();
  await other.goto(paths.privacy);
  await page.goto(paths.home);
  await expect(consentBanner(page)).toBeVisible();
  expect(google.scripts).toEqual([]);

  await acceptAll(page);
  await expect.poll(() => google.scripts).toHaveLength(2);
  const privacy = await other.title();
  const home = await page.title();
  await footerLink(page, paths.security).click();
  await expect(page).not.toHaveTitle(home);
  const security = await page.title();
  // a step within the page is no view
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(home);
  const views = [`${home} /`, `${privacy} ${paths.privacy}`];
  await expect
    .poll(() => google.hits.filter((hit) => hit !== 'click').toSorted())
    .toEqual([...views, `${security} ${paths.security}`, `${home} /`].toSorted());
  expect(await vendorCookies(context)).toEqual(['_ga', '_ga_TEST', '_gcl_au']);

  allowConsole(/google-analytics\.com.*Content Security Policy|Policy violation: connect-src/);
  await withdrawConsent(page);
  await expect.poll(() => vendorCookies(context)).toEqual([]);
  const lastInQueue = () => other.evaluate(() => JSON.stringify(globalThis.dataLayer?.at(-1)));
  await expect.poll(lastInQueue).toContain('"analytics_storage":"denied"');
  const { length } = google.hits;
  for (const tab of [page, other]) {
    await footerLink(tab, paths.security).click();
    await expect(tab).toHaveTitle(security);
  }
  await page.reload();
  await expectHydrated(page);
  expect(google.hits).toHaveLength(length);
  expect(google.scripts).toHaveLength(2);
  expect(await vendorCookies(context)).toEqual([]);
});

test('a slow handler, a violation, an error and a missing file arrive once, when the page is left', async ({
  page,
  context,
  allowConsole,
}) => {
  await mockGoogle(context);
  // the document that is left cuts off what it is loading from Google's hosts, which the test mocks
  allowConsole(/Request outside: https:\/\/(region1\.google-analytics|www\.googletagmanager)\.com/);
  allowConsole(/planted|Policy violation|Content Security Policy|Failed to (load|fetch)|404/);
  const collector = await startCollector(ports.collector);
  await page.goto(paths.security);
  await acceptAll(page);
  await expectHydrated(page);
  await page.evaluate(() => {
    const slow = document.body.appendChild(document.createElement('button'));
    slow.id = 'slow';
    slow.textContent = 'Slow';
    slow.style.setProperty('position', 'fixed');
    slow.style.setProperty('inset', '0 auto auto 0');
    slow.style.setProperty('z-index', '99');
    slow.addEventListener('click', () => {
      const end = performance.now() + 800;
      while (performance.now() < end);
    });
    const { head } = document;
    for (let count = 0; count < 2; count += 1) {
      const script = document.createElement('script');
      script.src = 'https://planted.example/script.js?visitor=1';
      head.append(script);
      setTimeout(() => {
        throw new Error('planted for priya@kaveri.example');
      });
    }
  });
  await page.locator('#slow').click();
  let gone = '';
  await page.route('**/assets/*.js', (route) => {
    gone ||= route.request().url();
    return route.request().url() === gone ? route.fulfill({ status: 404 }) : route.continue();
  });
  const missing = page.waitForResponse((response) => response.status() === 404);
  await cookieSettings(page).click();
  await missing;
  // the missing file reloads the document
  await expect.poll(() => collector.received).toHaveLength(1);
  const signals: readonly Readonly<Record<string, unknown>>[] = (collector.received[0] ?? '')
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(new Set(signals.map((signal) => signal['page']))).toEqual(new Set([paths.security]));
  const named = (name: string) => signals.filter((signal) => signal['name'] === name);
  expect(named('INP')).toEqual([expect.objectContaining({ element: '#slow' })]);
  expect(Number(named('INP')[0]?.['value'])).toBeGreaterThan(750);
  expect(named('LCP')).toHaveLength(1);
  expect(named('policy').map(({ text }) => text)).toEqual([
    'script-src-elem https://planted.example/script.js',
  ]);
  expect(named('error').map(({ text }) => text)).toEqual(['Error: planted for …']);
  expect(named('file').map(({ text }) => text)).toEqual([new URL(gone).pathname]);
  await collector[Symbol.asyncDispose]();
});

test('a build without the settings has nothing of it', () => {
  const markers = ['utm_', 'dataLayer', 'googletagmanager', 'leadSource', '/signals'];
  const found = (where: string) => {
    const files = readdirSync(where, { recursive: true, encoding: 'utf8' });
    const text = files
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => readFileSync(join(where, name), 'utf8'))
      .join('\n');
    return markers.filter((marker) => text.includes(marker));
  };
  expect(found(join(siteFolder, '../full'))).toEqual(markers);
  expect(found(siteFolder)).toEqual([]);
});
