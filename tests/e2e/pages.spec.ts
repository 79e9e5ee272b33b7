import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { page as salesCloud } from '@/content/clouds/Salescloud/page';
import { landingSeo } from '@/content/landing/hero';
import { privacyHero, privacySeo } from '@/content/privacy';
import { site } from '@/content/site';
import { addresses, missingPath, pagesOfEachKind } from './support/addresses';
import { expectAccessible } from './support/axe';
import { acceptAllCookies } from './support/consent';
import { delayRequests, scripts } from './support/delayedRequests';
import { expect, expectHydrated, expectLaidOut, open, test } from './support/site';
import { expectTextFits } from './support/textFits';

test.beforeEach(({ context }) => acceptAllCookies(context));

const heading = (page: Page) => page.locator('main h1');

const sizes = [
  ['at 320 pixels', 320, 16],
  ['with text at 200 % on a desktop', 1280, 32],
  ['with text at 200 % on a phone', 390, 32],
] as const;

for (const path of pagesOfEachKind) {
  test(`${path} has no accessibility violation in both themes, underlines the links of its texts, cuts no text and uses only the two preloaded fonts`, async ({
    page,
    context,
    allowConsole,
  }) => {
    if (path === missingPath) allowConsole(/404/);
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url());
    });
    // a row that moves is cut at its edges
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === missingPath ? 404 : 200);
    await expect(heading(page)).toHaveCount(1);
    await expectHydrated(page);
    // axe takes the colours behind a text from where it will be laid out
    await expectLaidOut(page);
    expect(fonts.size).toBe(2);
    await expectAccessible(page);
    expect(await page.locator('main a').evaluateAll(readPlainLinks)).toEqual([]);
    await expectTextFits(page, 'at 1440 pixels');
    const devtools = await context.newCDPSession(page);
    for (const [size, width, standard] of sizes) {
      await page.setViewportSize({ width, height: 900 });
      await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
      await expectTextFits(page, size);
    }
  });
}

for (const [spelling, canonical, tag] of [
  [`${paths.privacy}/`, paths.privacy, ''],
  ['/CloudSolution/DATACLOUD/', paths.cloud('datacloud'), ''],
  // the host of the other tests takes what follows two slashes for a host
  [`${addresses.hosting}/${paths.privacy}`, addresses.hosting + paths.privacy, '@full'],
] as const) {
  test(`${spelling} redirects to the canonical URL ${tag}`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await page.goto(spelling);
    await expect(page).toHaveURL(canonical);
    await expect(heading(page)).toBeVisible();
  });
}

test('a page opened by a link starts at the top, focuses its heading, announces its title and replaces the head', async ({
  page,
}) => {
  // Before hydration a click loads the document, and the browser handles scroll and focus.
  await open(page, paths.home);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: privacyHero.title }).click();
  await expect(page).toHaveURL(paths.privacy);
  await expect(heading(page)).toHaveText(privacyHero.title);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(`${privacySeo.title} | ${site.name}`);
  await expect(page.getByRole('status').filter({ hasText: privacySeo.title })).toBeAttached();
  for (const element of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
    await expect(page.locator(element)).toHaveCount(1);
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${paths.privacy}$`),
  );
  // what belongs to the first page leaves with it, the organisation stays
  const structuredData = page.locator('head script[type="application/ld+json"]');
  await expect(structuredData).toHaveCount(1);
  expect(await structuredData.textContent()).toContain('"@type":"Organization"');
  await page.goBack();
  await expect(page).toHaveTitle(`${landingSeo.title} | ${site.name}`);
  await expect(structuredData).toHaveCount(1);
});

test('deferred sections of an inner page are rendered while the browser is idle, and nothing in view moves', async ({
  page,
}) => {
  const deferredSections = page.locator('[data-defer-layout]');
  const countUnrendered = () =>
    deferredSections.evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length,
    );
  const { release } = await delayRequests(page, scripts);
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

/** The links beside words of a sentence that only a colour tells apart. Runs in the page. */
function readPlainLinks(links: readonly Element[]): readonly string[] {
  return links
    .filter((link) =>
      [...(link.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      ),
    )
    .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
    .map((link) => link.outerHTML);
}
