import type { Page } from '@playwright/test';
import { findBrowser } from '../../scripts/findBrowser';
import { paths } from '../../src/config/paths';
import { cookieBanner } from '../../src/content/consent';
import { privacyHero } from '../../src/content/privacy';
import { addresses } from './support/addresses';
import { consentBanner } from './support/consent';
import { codeOf, delayRequests } from './support/delayedRequests';
import { expect, expectHydrated, test } from './support/site';

/* A browser that keeps pages for Back and Forward, which Playwright's own settings prevent. */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page from the back-forward cache shows the choice of cookies as it is now @full', async ({
  page,
}) => {
  await page.goto(paths.privacy);
  await expect(consentBanner(page)).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['isMarked'] = ''));
  await page.goto(paths.security);
  await page.getByRole('button', { name: cookieBanner.necessaryOnly }).click();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(paths.privacy);
  await expect(page.locator('html')).toHaveAttribute('data-is-marked');
  await expect(consentBanner(page)).toHaveCount(0);
});

test('a page that is left before its code has loaded replaces no other, and works from the back-forward cache @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch|answered/);
  const chunk = await openBeforeCode(page, paths.security);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      sessionStorage.setItem('persisted', String(persisted));
    });
  });
  await leaveWhile(page, () => chunk.release((route) => route.abort()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyHero.title);
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => history.back());
  await page.waitForFunction((expected) => location.pathname === expected, paths.security);
  await expectHydrated(page);
  expect(await page.evaluate(() => sessionStorage.getItem('persisted'))).toBe('true');
});

/**
 * Opens a page whose code is delayed, and returns when the page requests it: the URL has another
 * spelling, which the code corrects just before this request.
 */
async function openBeforeCode(page: Page, path: string) {
  const spelling = `${path}.html`;
  await page.route(spelling, async (route) =>
    route.fulfill({ response: await route.fetch({ url: addresses.site + path }) }),
  );
  const delayed = await delayRequests(page, await codeOf(path));
  // the delayed code can delay the load event too
  await page.goto(spelling, { waitUntil: 'commit' });
  await page.waitForURL(path, { waitUntil: 'commit' });
  return delayed;
}

/** Goes to the privacy policy, whose response is delayed until the page has answered a failed request. */
async function leaveWhile(page: Page, abortRequest: () => void) {
  const privacyPage = await delayRequests(page, paths.privacy);
  const answered = page.waitForEvent('console', (message) => message.text() === 'answered');
  await page.evaluate((path) => {
    addEventListener('vite:preloadError', () => setTimeout(() => console.warn('answered')));
    location.assign(path);
  }, paths.privacy);
  await privacyPage.first;
  abortRequest();
  await answered;
  privacyPage.release();
}
