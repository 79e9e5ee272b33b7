import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { listFiles } from '@scripts/files';
import { addresses, siteFolder } from '@tests/e2e/support/addresses';
import { consentBanner, consentButton, withdrawConsent } from '@tests/e2e/support/consent';
import { openContactForm, sendContactForm } from '@tests/e2e/support/contactForm';
import { localAddress } from '@tests/e2e/support/ports';
import {
  expect,
  expectHydrated,
  expectNetworkIdle,
  footerLink,
  test,
} from '@tests/e2e/support/site';
import { recordStoredKeys } from '@tests/e2e/support/storedKeys';
import { mockGoogle } from './google';
import { measuringTesting } from './testing';

test.use({ baseURL: addresses.fullSite });

const acceptAll = (page: Page) => consentButton(page, cookieBanner.acceptAll).click();

async function vendorCookies(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));
}

test('a service is requested after consent, told of each page once, and silent after a withdrawal @full', async ({
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

test('a form that the receiver accepted is told to the service after consent only @full', async ({
  page,
  context,
}) => {
  const google = await mockGoogle(context);
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  await context.route(`${addresses.receiver}/**`, (route) =>
    route.fulfill({ json: { success: true }, headers }),
  );
  const sendForm = async (message: string) => {
    await openContactForm(page);
    await sendContactForm(page, { message });
  };
  await sendForm('without a choice');
  await acceptAll(page);
  await sendForm('with consent');
  const events = () => google.hits.filter((hit) => hit.startsWith('form_sent'));
  await expect.poll(events).toEqual(['form_sent contact']);
});

test.describe('a service without cookies', () => {
  const origin = localAddress(measuringTesting.builds.beforeChoice.port);
  test.use({ baseURL: origin });

  test('counts views before a choice without storing anything, until “Necessary only” in the banner or the dialog, and never with Global Privacy Control @full', async ({
    page,
    context,
  }) => {
    const views: string[] = [];
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    await context.route('https://service.example/**', async (route) => {
      views.push(/"url":"http[^"]+:\d+([^"]*)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
      expect(await route.request().headerValue('cookie')).toBeNull();
      await route.fulfill({ headers });
    });
    const { written } = await recordStoredKeys(context, origin);
    const open = async () => {
      views.length = 0;
      await page.goto(`${paths.security}?utm_source=mail&code=secret`);
      await expectNetworkIdle(page);
      await footerLink(page, paths.privacy).click();
      await expect(page).toHaveURL(paths.privacy);
      await expectNetworkIdle(page);
      return views;
    };
    const counted = [`${paths.security}?utm_source=mail`, paths.privacy];
    expect(await open()).toEqual(counted);
    expect(await written()).toEqual([]);
    await consentButton(page, cookieBanner.necessaryOnly).click();
    expect(await open()).toEqual([]);
    await context.clearCookies();
    expect(await open()).toEqual(counted);
    await withdrawConsent(page);
    expect(await open()).toEqual([]);
    expect(await written()).toEqual(['cookie cookieConsent']);
    await context.clearCookies();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    expect(await open()).toEqual([]);
  });
});

test('a build without the setting has nothing of it @full', () => {
  const markers = ['utm_', 'dataLayer', 'googletagmanager', 'leadSource'];
  const found = (where: string) => {
    const files = listFiles(where);
    const text = files
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => readFileSync(join(where, name), 'utf8'))
      .join('\n');
    return markers.filter((marker) => text.includes(marker));
  };
  expect(found(join(siteFolder, '../full'))).toEqual(markers);
  expect(found(siteFolder)).toEqual([]);
});
