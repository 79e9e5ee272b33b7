import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { landingSeo } from '@/content/landing/seo';
import { summary as salesCloud } from '@/content/clouds/Salescloud/summary';
import { privacyHero, privacySeo } from '@/content/privacy';
import { site } from '@/content/site';
import { acceptAllCookies } from './support/consent';
import { colourRules, expectAccessible } from './support/axe';
import { expectNoIbmFailure } from './support/ibmChecker';
import { delayRequests } from './support/delayedRequests';
import { listedPaths } from './support/listedPaths';
import { expect, test, expectHydrated } from './support/site';

const missingPath = '/no-such-page';
const widths = [390, 1440] as const;

test.beforeEach(({ context }) => acceptAllCookies(context));

const heading = (page: Page) => page.locator('main h1');

const pagesOfEachKind: readonly string[] = [
  paths.home,
  paths.study('Machinerymanufacturing'),
  paths.cloud('Salescloud'),
  paths.career,
  paths.job('react-native-developer'),
  paths.privacy,
  missingPath,
];

for (const path of pagesOfEachKind) {
  test(`${path} has no console error and no accessibility violation at two widths in both themes`, async ({
    page,
    allowConsole,
  }) => {
    if (path === missingPath) allowConsole(/404/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await expectOpen(page, path);
      await expectHydrated(page);
      // axe takes the colours behind a text from where it will be laid out
      await expect(page.locator('[data-defer-layout]:not([data-laid-out])')).toHaveCount(0);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, colourRules);
    }
    await expectNoIbmFailure(page);
  });
}

test('every page has no console error at two widths and uses only the two preloaded fonts', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  for (const path of listedPaths()) {
    await expectOpen(page, path);
    await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('[data-defer-layout]')) {
        section.dataset['laidOut'] = '';
      }
    });
    await expectHydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await horizontalOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  expect(new Set(fonts).size, fonts.join(' ')).toBe(2);
});

async function expectOpen(page: Page, path: string) {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(path === missingPath ? 404 : 200);
  await expect(heading(page)).toHaveCount(1);
  await expect(heading(page)).toBeVisible();
  expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
}

test('another spelling of a URL redirects to the canonical one', async ({ page, allowConsole }) => {
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

test('a page opened by a link starts at the top, focuses its heading and announces its title', async ({
  page,
}) => {
  await page.goto(paths.home);
  // Before hydration a click loads the document, and the browser handles scroll and focus.
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

test('Back restores the scroll position and the title of the previous page', async ({ page }) => {
  await page.goto(anchorPath(anchors.contact));
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true);
  await page.waitForFunction(() => scrollY > 3000);
  // The scroll position is saved once scrolling has ended.
  await page.waitForTimeout(300);
  // Not exact, because sections above may still change their height.
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

test('deferred sections of an inner page are rendered while the browser is idle', async ({
  page,
}) => {
  const deferredSections = page.locator('[data-defer-layout]');
  const countUnrendered = () =>
    deferredSections.evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length,
    );
  for (const path of [paths.cloud(salesCloud.slug), paths.career, paths.privacy]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(deferredSections).not.toHaveCount(0);
    await expect.poll(countUnrendered).toBe(0);
  }
  const { release } = await delayRequests(page, /\/assets\/.*\.js$/);
  // The sections of this page are higher than their estimates.
  await page.goto(paths.cloud(salesCloud.slug), { waitUntil: 'commit' });
  const copyright = page.getByRole('contentinfo').getByText(`© ${site.copyrightYear}`);
  await expect(copyright).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    // Off, because WebKit has no scroll anchoring and the site has to do the same.
    document.documentElement.style.overflowAnchor = 'none';
    // Not to the very end, where browsers keep the position themselves.
    scrollTo(0, document.documentElement.scrollHeight - innerHeight - 100);
    // The next frame renders the sections that come into view.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const before = await copyright.boundingBox();
  expect(await countUnrendered()).toBeGreaterThan(0);
  release();
  await expect.poll(countUnrendered).toBe(0);
  const after = await copyright.boundingBox();
  // The scroll position is a whole number of device pixels.
  expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(1);
});

test('a link to a section of the landing page works from another page', async ({ page }) => {
  await page.goto(paths.cloud(salesCloud.slug));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(anchorPath(anchors.about));
  await expect
    .poll(() =>
      page.locator(`#${anchors.about}`).evaluate((element) => element.getBoundingClientRect().top),
    )
    .toBeLessThan(200);
});

function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
