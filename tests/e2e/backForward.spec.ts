import { paths } from '../../src/config/paths';
import { cookieBanner } from '../../src/content/consent';
import { privacyHero } from '../../src/content/privacy';
import { launchOptions, markPrivacyPage } from './support/backForwardCache';
import { consentBanner } from './support/consent';
import { leaveWhile, openBeforeCode } from './support/delayedRequests';
import { expect, expectHydrated, test } from './support/site';

test.use({ launchOptions });

test('a page from the back-forward cache shows the choice of cookies as it is now @full', async ({
  page,
}) => {
  await page.goto(paths.privacy);
  await expect(consentBanner(page)).toBeVisible();
  const returnToMarkedPage = await markPrivacyPage(page);
  await page.goto(paths.security);
  await page.getByRole('button', { name: cookieBanner.necessaryOnly }).click();
  await returnToMarkedPage();
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
