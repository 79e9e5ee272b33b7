import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import type { AnalyticsVendorName } from '@/config/parseEnv';
import { cookieBanner } from '@/content/consent';
import { cookieDialog } from '@/content/cookieDialog';
import { contactFields, contactForm } from '@/content/landing/contact';
import { footer } from '@/content/navigation';
import { login } from './support/account';
import { siteFolder } from './support/addresses';
import {
  mockGoogle,
  startCollector,
  startMeasuredSite,
  type Collector,
  type MeasuredSite,
} from './support/measuredSite';
import { expect, expectHydrated, test } from './support/site';

/* The tests share the builds, so they run one after another; the first of a service waits for it. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const websiteId = '01234567-89ab-cdef-0123-456789abcdef';

const settings: Readonly<Record<AnalyticsVendorName, (collector: Collector) => string>> = {
  ga4: () => 'ga4:G-TEST',
  gtm: () => 'gtm:GTM-TEST',
  plausible: ({ origin }) => `plausible:${origin}`,
  umami: ({ origin }) => `umami:${origin}/${websiteId}`,
};

let collector: Collector;
const sites = new Map<AnalyticsVendorName, Promise<MeasuredSite>>();

/** Builds the site with a service, once. */
function siteWith(vendor: AnalyticsVendorName): Promise<MeasuredSite> {
  const site =
    sites.get(vendor) ??
    startMeasuredSite(vendor, {
      VITE_ANALYTICS: settings[vendor](collector),
      VITE_REPORT_URL: `${collector.origin}/signals`,
    });
  sites.set(vendor, site);
  return site;
}

test.beforeAll(async () => {
  collector = await startCollector();
});

test.afterAll(async () => {
  for (const site of sites.values()) await (await site)[Symbol.asyncDispose]();
  await collector[Symbol.asyncDispose]();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function acceptAll(page: Page) {
  await button(page, cookieBanner.acceptAll).click();
}

async function withdraw(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings }).click();
  const dialog = page.getByRole('dialog', { name: cookieDialog.title });
  await dialog.getByRole('radio', { name: cookieDialog.necessary }).check();
  await button(page, cookieDialog.confirm).click();
  await expect(dialog).toHaveCount(0);
}

/** Follows a link to a later page, one within it, and Back. */
async function walk(page: Page): Promise<{ readonly career: string; readonly home: string }> {
  const home = await page.title();
  await page.locator(`a[href="${paths.career}"]`).first().click();
  await expect(page).not.toHaveTitle(home);
  const career = await page.title();
  await page.evaluate(() => {
    location.hash = 'apply';
  });
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(home);
  return { career, home };
}

async function vendorCookies(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));
}

for (const vendor of ['ga4', 'gtm'] as const) {
  test(`${vendor} is requested after consent, told of each page once, and silent after a withdrawal`, async ({
    page,
    context,
    allowConsole,
  }) => {
    const { origin } = await siteWith(vendor);
    const google = await mockGoogle(context);
    const other = await context.newPage();
    await other.goto(origin + paths.privacy);
    await page.goto(origin);
    await expect(button(page, cookieBanner.acceptAll)).toBeVisible();
    expect(google.scripts).toEqual([]);

    await acceptAll(page);
    await expect.poll(() => google.scripts).toHaveLength(2);
    const privacy = await other.title();
    const { home, career } = await walk(page);
    const views = [`${home} /`, `${privacy} ${paths.privacy}`];
    await expect
      .poll(() => google.hits.filter((hit) => hit !== 'click').toSorted())
      .toEqual([...views, `${career} ${paths.career}`, `${home} /`].toSorted());
    const [queue = []] = google.queues;
    const start = vendor === 'gtm' ? /^\{"gtm.start"/ : /^config G-TEST/;
    const order = [/^consent default .*"analytics_storage":"denied"/, /^consent update/, start];
    const positions = order.map((entry) => queue.findIndex((text) => entry.test(text)));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((one, two) => one - two));
    expect(queue[positions[1] ?? -1]).toContain('"analytics_storage":"granted"');
    expect(await vendorCookies(context)).toEqual(['_ga', '_ga_TEST', '_gcl_au']);

    allowConsole(/google-analytics\.com.*Content Security Policy|Policy violation: connect-src/);
    await withdraw(page);
    await expect.poll(() => vendorCookies(context)).toEqual([]);
    const lastInQueue = () => other.evaluate(() => JSON.stringify(globalThis.dataLayer?.at(-1)));
    await expect.poll(lastInQueue).toContain('"analytics_storage":"denied"');
    const { length } = google.hits;
    for (const tab of [page, other]) {
      await tab.locator(`a[href="${paths.career}"]`).first().click();
      await expect(tab).toHaveTitle(career);
    }
    await page.reload();
    await expectHydrated(page);
    expect(google.hits).toHaveLength(length);
    expect(google.scripts).toHaveLength(2);
    expect(await vendorCookies(context)).toEqual([]);
  });
}

for (const vendor of ['plausible', 'umami'] as const) {
  test(`${vendor} is told of each page once with consent, and of none without`, async ({
    page,
    context,
  }) => {
    const { origin } = await siteWith(vendor);
    const before = collector.received.length;
    const views = () =>
      collector.received
        .slice(before)
        .filter(({ path }) => path !== '/signals')
        .map(({ path, body }) => {
          const [url = ''] = /http:[^"]+/.exec(body) ?? [];
          return `${path} ${new URL(url).pathname}`;
        });
    const api = vendor === 'plausible' ? '/api/event' : '/api/send';
    const other = await context.newPage();
    await other.goto(origin + paths.privacy);
    await page.goto(origin);
    await expect(button(page, cookieBanner.acceptAll)).toBeVisible();
    expect(views()).toEqual([]);

    await acceptAll(page);
    await expect.poll(views).toHaveLength(2);
    await walk(page);
    const expected = [`${api} ${paths.privacy}`, `${api} /`, `${api} ${paths.career}`, `${api} /`];
    await expect.poll(() => views().toSorted()).toEqual(expected.toSorted());
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookieConsent']);

    await withdraw(page);
    for (const tab of [page, other]) {
      const title = await tab.title();
      await tab.locator(`a[href="${paths.career}"]`).first().click();
      await expect(tab).not.toHaveTitle(title);
    }
    await page.reload();
    await expectHydrated(page);
    expect(views()).toHaveLength(expected.length);
  });
}

test('Global Privacy Control without a choice is measured by nobody', async ({ page }) => {
  const { origin } = await siteWith('plausible');
  const before = collector.received.length;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto(`${origin}/?utm_source=mail`);
  await walk(page);
  expect(await page.evaluate(() => sessionStorage.getItem('leadSource'))).toBeNull();
  await page.goto('about:blank');
  expect(collector.received).toHaveLength(before);
});

for (const { choice, source } of [
  { choice: cookieBanner.acceptAll, source: '?utm_source=mail&utm_campaign=spring' },
  { choice: cookieBanner.necessaryOnly, source: '' },
]) {
  test(`after “${choice}” the contact form's address has the source "${source}"`, async ({
    page,
    context,
  }) => {
    const { origin } = await siteWith('umami');
    const sent: { readonly query: string; readonly fields: readonly string[] }[] = [];
    await context.route('**/send-email**', (route) => {
      const request = route.request();
      const { search } = new URL(request.url());
      sent.push({ query: search, fields: Object.keys(Object(request.postDataJSON())) });
      return route.fulfill({ json: { success: true } });
    });
    await page.goto(`${origin}/?utm_source=mail&utm_campaign=spring&code=secret`);
    await walk(page);
    await button(page, choice).click();
    await page.goto(origin + paths.privacy);
    await page.goto(origin + anchorPath(anchors.contact));
    await page.reload();
    const form = page.getByRole('form', { name: contactForm.label });
    await expectHydrated(page);
    for (const { name, label } of contactFields) {
      const value = name === 'email' ? 'priya@kaveri.example' : 'Kaveri';
      await form.getByRole('textbox', { name: label }).fill(value);
    }
    await form.getByRole('button', { name: contactForm.submit }).click();
    await expect.poll(() => sent).toHaveLength(1);
    const fields = contactFields.map(({ name }) => name);
    expect(sent[0]?.query).toBe(source);
    expect(sent[0]?.fields.toSorted()).toEqual(fields.toSorted());
  });
}

test('a slow handler, a violation, an error and a missing file arrive once, when the page is left', async ({
  page,
  allowConsole,
}) => {
  const { origin } = await siteWith('umami');
  allowConsole(/planted|Policy violation|Content Security Policy|Failed to (load|fetch)|404/);
  const before = collector.received.length;
  const reports = () => collector.received.slice(before).filter(({ path }) => path === '/signals');
  await page.goto(origin + paths.career);
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
      const end = performance.now() + 300;
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
  await login(page).click();
  await missing;
  // the missing file reloads the document
  await expect.poll(reports).toHaveLength(1);
  const signals: readonly Readonly<Record<string, unknown>>[] = (reports()[0]?.body ?? '')
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(new Set(signals.map((signal) => signal['page']))).toEqual(new Set([paths.career]));
  const named = (name: string) => signals.filter((signal) => signal['name'] === name);
  expect(named('INP')).toEqual([expect.objectContaining({ element: '#slow' })]);
  expect(Number(named('INP')[0]?.['value'])).toBeGreaterThan(250);
  expect(named('LCP')).toHaveLength(1);
  expect(named('policy').map(({ text }) => text)).toEqual([
    'script-src-elem https://planted.example/script.js',
  ]);
  expect(named('error').map(({ text }) => text)).toEqual(['Error: planted for …']);
  expect(named('file').map(({ text }) => text)).toEqual([new URL(gone).pathname]);
});

test('a build without the settings has nothing of it', async () => {
  const { folder } = await siteWith('ga4');
  const markers = ['utm_', 'dataLayer', 'googletagmanager', 'leadSource', '/api/event', '/signals'];
  const found = (where: string) => {
    const files = readdirSync(where, { recursive: true, encoding: 'utf8' });
    const text = files
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => readFileSync(join(where, name), 'utf8'))
      .join('\n');
    return markers.filter((marker) => text.includes(marker));
  };
  expect(found(folder)).toEqual(markers);
  expect(found(siteFolder)).toEqual([]);
});
