import type { BrowserContext, Page } from '@playwright/test';
import { modulesAttribute } from '../../src/config/documentAttributes';
import { paths } from '../../src/config/paths';
import { cookieBanner } from '../../src/content/consent';
import { cookieDialog } from '../../src/content/cookieDialog';
import { motionLabels } from '../../src/content/motion';
import { footer } from '../../src/content/navigation';
import { acceptAllCookies } from './support/consent';
import { delayRequests } from './support/delayedRequests';
import { createAccount, expectSignedIn, expectSignedOut, logout, signIn } from './support/account';
import { expect, expectNetworkIdle, expectHydrated, test } from './support/site';

const settingsButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings });

/**
 * Responds to requests for the code with 404.
 *
 * @returns a function that stops this
 */
async function failCode(page: Page, chunk: RegExp): Promise<() => Promise<void>> {
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  return () => page.unroute(chunk);
}

/** The banner appears at an interaction after the cooldown. */
async function expectBannerAfterFailure(page: Page, restore: () => Promise<void>) {
  const banner = page.getByRole('region', { name: cookieBanner.label, exact: true });
  await page.clock.install();
  const failed = page.waitForResponse((response) => response.status() === 404);
  await page.goto(paths.privacy);
  await failed;
  await restore();
  await expect(banner).toHaveCount(0);
  await expect(async () => {
    // The cooldown begins when the page has noticed the failure.
    await page.clock.fastForward(4000);
    await page.keyboard.press('Tab');
    await expect(banner).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a cookie dialog whose code failed once opens at the next press', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/404/);
  await acceptAllCookies(context);
  const restore = await failCode(page, /\/assets\/CookieDialog-[^/]*\.js$/);
  await page.goto(paths.privacy);
  await expectHydrated(page);
  const failed = page.waitForResponse((response) => response.status() === 404);
  await settingsButton(page).click();
  await failed;
  // The page notices the failure a moment after the response, without a visible change.
  await page.waitForTimeout(300);
  await restore();
  await settingsButton(page).press('Enter');
  await expect(page.getByRole('dialog', { name: cookieDialog.title })).toBeVisible();
});

test('consent code that failed once is loaded again, and the banner appears', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const restore = await failCode(page, /\/assets\/ConsentManager-[^/]*\.js$/);
  await expectBannerAfterFailure(page, restore);
});

test('a banner whose code failed once is loaded again', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const restore = await failCode(page, /\/assets\/ConsentBanner-[^/]*\.js$/);
  await expectBannerAfterFailure(page, restore);
});

const texts = (page: Page) => page.locator('main h2').allTextContents();

/**
 * Opens the landing page and delays the matching code.
 *
 * @returns a function that sends it
 */
async function openDelayed(page: Page, chunk: (url: URL) => boolean): Promise<() => void> {
  const { release } = await delayRequests(page, chunk);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#contact h2')).toBeAttached();
  return release;
}

/** Signs in or out in another tab while the page hydrates, and checks that no content is lost. */
async function expectNothingLost(
  page: Page,
  chunk: (url: URL) => boolean,
  changeSession: () => Promise<void>,
  expectChanged: () => Promise<void>,
) {
  const release = await openDelayed(page, chunk);
  const before = await texts(page);
  const sections = await page.locator('main section').elementHandles();
  await expectHydrated(page, 'header button');
  await changeSession();
  await expectChanged();
  const areConnected = () =>
    Promise.all(sections.map((section) => section.evaluate((element) => element.isConnected)));
  expect(await areConnected(), 'before the code has loaded').not.toContain(false);
  release();
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expectHydrated(page);
  expect(await areConnected(), 'after the code has loaded').not.toContain(false);
  expect(await texts(page)).toEqual(before);
  await page.unrouteAll({ behavior: 'wait' });
}

async function openOther(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto(paths.privacy);
  return other;
}

/** Matches scripts that the hydration of the landing page does not need. */
async function matchLateCode(page: Page): Promise<(url: URL) => boolean> {
  const html = await (await page.request.get('/')).text();
  const [, modules = ''] = new RegExp(`${modulesAttribute}="([^"]*)"`).exec(html) ?? [];
  const early = modules.split(' ');
  expect(early.length).toBeGreaterThan(1);
  return ({ pathname }) => /^\/assets\/.*\.js$/.test(pathname) && !early.includes(pathname);
}

for (const motion of ['with reduced motion', 'with motion paused'] as const) {
  test(`signing in while the page hydrates loses no content ${motion}`, async ({
    page,
    context,
  }) => {
    const account = await createAccount();
    const other = await openOther(context);
    if (motion === 'with motion paused') {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(paths.privacy);
      await expectHydrated(page, 'header button');
      const toggle = (name: string) => page.getByRole('banner').getByRole('button', { name });
      await toggle(motionLabels.pause).click();
      await expect(toggle(motionLabels.play)).toBeVisible();
    }
    await expectNothingLost(
      page,
      await matchLateCode(page),
      () => signIn(other, account),
      () => expectSignedIn(page, account.email),
    );
  });
}

test('signing in or out loses no content, whichever late files are delayed', async ({
  page,
  context,
}) => {
  test.slow();
  const account = await createAccount();
  const files = new Set<string>();
  const isLate = await matchLateCode(page);
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (isLate(url)) files.add(url.pathname);
  });
  await page.goto('/');
  await expectNetworkIdle(page);
  const other = await openOther(context);
  expect(files.size).toBeGreaterThan(8);
  // Each group delays every fourth file, because neighbours may need each other.
  const groupCount = 4;
  const groups = Array.from({ length: groupCount }, (_, group) =>
    [...files].sort().filter((_, index) => index % groupCount === group),
  );
  for (const delayed of groups) {
    await test.step(delayed.join(' '), async () => {
      const isSignedIn = (await logout(other).count()) > 0;
      await expectNothingLost(
        page,
        ({ pathname }) => delayed.includes(pathname),
        () => (isSignedIn ? logout(other).click() : signIn(other, account)),
        () => (isSignedIn ? expectSignedOut(page) : expectSignedIn(page, account.email)),
      );
    });
  }
});
