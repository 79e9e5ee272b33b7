import type { Page } from '@playwright/test';
import { anchors, paths } from '@/config/paths';
import { contactForm, contactHeading } from '@/content/landing/contact';
import { landingSeo } from '@/content/landing/hero';
import { notFound } from '@/content/notFound';
import { privacyHero, privacySeo } from '@/content/privacy';
import { site } from '@/content/site';
import { addresses, missingPath, pagesOfEachKind } from './support/addresses';
import { expectAccessible } from './support/axe';
import { acceptAllCookies } from './support/consent';
import { expect, expectHydrated, layOut, open, test } from './support/site';
import { expectTextFits, textSizes } from './support/textFits';

test.beforeEach(({ context }) => acceptAllCookies(context));

const heading = (page: Page) => page.locator('main h1');

const sizes = [
  ['at 320 pixels', 320, 16],
  ['with text at 200 % on a desktop', 1280, 32],
  ['with text at 200 % on a phone', 390, 32],
] as const;

for (const path of pagesOfEachKind) {
  test(`${path} has no accessibility violation in both themes, cuts no text and uses only the two preloaded fonts`, async ({
    page,
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
    await layOut(page);
    expect(fonts.size).toBe(2);
    await expectAccessible(page);
    await expectTextFits(page, 'at 1440 pixels');
    const setTextSize = await textSizes(page);
    for (const [size, width, standard] of sizes) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(standard);
      await expectTextFits(page, size);
    }
  });
}

test('the mail about a missing page names its address', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await open(page, `${missingPath}?from=mail`);
  const mail = page.getByRole('link', { name: notFound.report.label });
  const address = encodeURIComponent(`${missingPath}?from=mail`);
  await expect(mail).toHaveAttribute('href', new RegExp(address));
});

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

test('what is far below is laid out for a picture of the whole page, and when find in page reaches it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, paths.home);
  const send = page.locator(`#${anchors.contact} [type=submit]`);
  const isLaidOut = () =>
    send.evaluate((button) => button.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.screenshot({ fullPage: true });
  expect(await isLaidOut()).toBe(true);

  await page.goto(paths.privacy);
  await open(page, paths.home);
  expect(await isLaidOut()).toBe(false);
  expect(await page.evaluate(findInPage, contactHeading.title)).toBe(true);
  await expect(page.locator(`#${anchors.contact} h2`)).toBeInViewport();
  await expect.poll(isLaidOut).toBe(true);
});

test('a window that gets back its size by way of 4 pixels, as for a picture of a phone, lays out the page', async ({
  page,
}) => {
  const size = { width: 390, height: 844 };
  await page.setViewportSize(size);
  await open(page, paths.home);
  await page.setViewportSize({ width: 4, height: 4 });
  await page.setViewportSize(size);
  await expect
    .poll(() =>
      page
        .locator('footer')
        .evaluate((footer) =>
          [...footer.children].every((child) =>
            child.checkVisibility({ contentVisibilityAuto: true }),
          ),
        ),
    )
    .toBe(true);
});

test('a screen reader reads the whole page from the start @full', async ({
  playwright,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  await page.goto(addresses.site + paths.home);
  await expectHydrated(page);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const names = nodes.map(({ name }) => String(name?.value));
  const headings = await page.locator('h2').allTextContents();
  expect(names).toEqual(expect.arrayContaining([...headings, contactForm.submit]));
  await browser.close();
});

/** Runs in the page: what the browser's own search does. */
function findInPage(text: string): boolean {
  return 'find' in window && typeof window.find === 'function' && window.find(text) === true;
}
