import type { Page } from '@playwright/test';
import { routes } from '@/app/routes';
import { anchorPath, anchors, paths } from '@/config/paths';
import { careersSeo } from '@/content/careers';
import { landingSeo } from '@/content/landing/seo';
import { salesCloud } from '@/content/clouds/sales';
import { notFound } from '@/content/notFound';
import { privacyHero, privacySeo } from '@/content/privacy';
import { site } from '@/content/site';
import { colourRules, expectAccessible } from './support/axe';
import { expectNoIbmFailure } from './support/ibmChecker';
import { holdScripts } from './support/account';
import { expect, test, expectAtRest, expectHydrated } from './support/site';

const missing = '/no-such-page';
const widths = [390, 1440] as const;

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'cookieConsent', value: 'all', url: baseURL ?? '' }]);
});

const heading = (page: Page) => page.locator('main h1');

/** Drawings that show nothing. */
const emptyDrawings = (page: Page) =>
  page.locator('svg[aria-hidden]:empty').evaluateAll((svgs) => svgs.map((svg) => svg.outerHTML));

const pagesOfEachKind: readonly string[] = [
  paths.home,
  paths.study('Machinerymanufacturing'),
  paths.cloud('Salescloud'),
  paths.career,
  paths.job('react-native-developer'),
  paths.privacy,
  missing,
];

for (const path of pagesOfEachKind) {
  test(`${path} opens by address, quiet and accessible at two widths, by day and by night`, async ({
    page,
    allowConsole,
  }) => {
    if (path === missing) allowConsole(/404/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await expectOpen(page, path);
      await expectAccessible(page);
      await expectHydrated(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, colourRules);
    }
    await expectNoIbmFailure(page);
  });
}

test('every page opens by address, quiet, at two widths, in the letters of the two fonts that are preloaded', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  for (const { path } of routes) {
    await expectOpen(page, path);
    await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('[data-defer-layout]')) {
        section.dataset['laidOut'] = '';
      }
    });
    await expectHydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  expect(new Set(fonts).size, fonts.join(' ')).toBe(2);
});

async function expectOpen(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(path === missing ? 404 : 200);
  await expect(heading(page)).toHaveCount(1);
  await expect(heading(page)).toBeVisible();
  expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its headings and text; what the first frame leaves out lies below the highest screen it is left out on', async ({
    page,
  }) => {
    const height = 1024;
    for (const { path } of routes) {
      await page.setViewportSize({ width: 1440, height });
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).toHaveCSS('font-family', /^"Funnel Display Variable"/);
      const titles = await page.locator('main h2').evaluateAll((elements) =>
        elements.map((element) => {
          const { visibility, opacity } = getComputedStyle(element);
          return { visibility, opacity };
        }),
      );
      for (const title of titles) expect(title).toEqual({ visibility: 'visible', opacity: '1' });
      for (const width of [390, 768, 1000]) {
        await page.setViewportSize({ width, height });
        const first = await page.locator('[data-defer-layout]').first().boundingBox();
        expect(first?.y, `${path} at ${width}`).toBeGreaterThan(height);
      }
    }
  });
});

test('another spelling of an address leads to the canonical one', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const spellings = {
    '/Career': paths.career,
    '/career/': paths.career,
    '/CAREER': paths.career,
    '/casestudydetails/nmipayment': paths.study('Nmipayment'),
    '/CaseStudyDetails/NMIPAYMENT/': paths.study('Nmipayment'),
    '/cloudsolution/salescloud': paths.cloud('Salescloud'),
    '/CloudSolution/DataCloud': paths.cloud('datacloud'),
    '/Privacy-Policy': paths.privacy,
  };
  for (const [spelling, canonical] of Object.entries(spellings)) {
    await page.goto(spelling);
    await expect(page).toHaveURL(canonical);
    await expect(heading(page)).toBeVisible();
  }
});

test('a page reached by a click starts at its top, with the focus on its heading and its title told', async ({
  page,
}) => {
  await page.goto(paths.home);
  // Before that, a click loads the page's document, and the browser does all this.
  await expectHydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: privacyHero.title }).click();
  await expect(page).toHaveURL(paths.privacy);
  await expect(heading(page)).toHaveText(privacyHero.title);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(`${privacySeo.title} | ${site.name}`);
  await expect(page.getByRole('status').filter({ hasText: privacySeo.title })).toBeAttached();
});

test('Back restores the place, and the title of the page before', async ({ page }) => {
  await page.goto(anchorPath(anchors.contact));
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true);
  await page.waitForFunction(() => scrollY > 3000);
  // The position of a page is noted once scrolling has ended.
  await page.waitForTimeout(300);
  // In view, because sections above it may still change their height, and the page follows.
  const formTop = async () => (await page.getByRole('form').boundingBox())?.y ?? NaN;
  const before = await formTop();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: privacyHero.title })
    .dispatchEvent('click');
  await expect(page).toHaveURL(paths.privacy);
  await page.goBack();
  await expect(page).toHaveTitle(`${landingSeo.title} | ${site.name}`);
  await expect.poll(async () => Math.abs((await formTop()) - before)).toBeLessThan(120);
});

test('a page keeps the drawings that it came with, and the next pages have theirs', async ({
  page,
}) => {
  let isAsked = false;
  page.on('request', (request) => (isAsked ||= /\/assets\/drawings-/.test(request.url())));
  await page.goto(paths.home);
  await expectAtRest(page);
  expect(await emptyDrawings(page)).toEqual([]);
  expect(isAsked).toBe(false);
  const { study, cloud, job } = paths;
  const ways = [
    [paths.career, job('react-native-developer'), paths.privacy],
    [paths.home, study('Machinerymanufacturing')],
    [paths.home, cloud('Salescloud')],
  ].flat();
  for (const path of ways) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await page.waitForFunction(
      (address) => document.querySelector(`link[rel="canonical"][href$="${address}"]`),
      path,
    );
    expect(await emptyDrawings(page), path).toEqual([]);
  }
  expect(isAsked).toBe(true);
});

test('a page’s code is fetched when its link is pointed at', async ({ page }) => {
  await page.goto(paths.privacy);
  await expectHydrated(page);
  const request = page.waitForRequest(/CareersPage.*\.js$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Careers' }).first().hover();
  await request;
});

test('what lies below on an inner page is laid out while the browser is idle', async ({ page }) => {
  const late = page.locator('[data-defer-layout]');
  const left = () =>
    late.evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
  for (const path of [paths.cloud(salesCloud.slug), paths.career, paths.privacy]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(late).not.toHaveCount(0);
    await expect.poll(left).toBe(0);
  }
  const release = await holdScripts(page, /\/assets\/.*\.js$/);
  // sections of this page take more room than was estimated
  await page.goto(paths.cloud(salesCloud.slug), { waitUntil: 'commit' });
  const copyright = page.getByRole('contentinfo').getByText(`© ${site.copyrightYear}`);
  await expect(copyright).toBeAttached();
  // the lines of its fonts' stand-ins are not quite as high
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
  await page.evaluate(async () => {
    // WebKit has no scroll anchoring, which would do here what the site does
    document.documentElement.style.overflowAnchor = 'none';
    // not to its very end, where the page would keep its place by itself
    scrollTo(0, document.documentElement.scrollHeight - innerHeight - 100);
    // the frame that shows the end of the page lays out what comes into view
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const before = await copyright.boundingBox();
  expect(await left()).toBeGreaterThan(0);
  release();
  await expect.poll(left).toBe(0);
  const after = await copyright.boundingBox();
  // the scroll position is a whole number of device pixels
  expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(1);
});

test('every page is reached by clicks from the landing page', async ({ page }) => {
  await page.goto(paths.home);
  const linked = new Set<string>();
  const collect = async () => {
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      linked.add(href.split('#')[0] ?? '');
    }
  };
  await collect();
  await page.getByRole('navigation').getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).toHaveTitle(`${careersSeo.title} | ${site.name}`);
  await collect();
  expect(routes.map((route) => route.path).filter((path) => !linked.has(path))).toEqual([]);
});

test('a link to a landing section works from another page', async ({ page }) => {
  await page.goto(paths.cloud(salesCloud.slug));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(anchorPath(anchors.about));
  await expect
    .poll(() => page.locator(`#${anchors.about}`).evaluate((el) => el.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test('a missing page shows links to others', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.goto(missing);
  await expect(page).toHaveTitle(`${notFound.seo.title} | ${site.name}`);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(missing);
});

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
