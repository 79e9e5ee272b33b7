import { anchorPath, anchors, paths } from '../../src/config/paths';
import { cloudSummaries } from '../../src/content/clouds/list';
import { cookieBanner } from '../../src/content/consent';
import { facts } from '../../src/content/landing/about';
import { wheel } from '../../src/content/landing/wheel';
import { privacyHero } from '../../src/content/privacy';
import { launchOptions, markPrivacyPage } from './support/backForwardCache';
import { consentBanner } from './support/consent';
import { leaveWhile, openBeforeCode } from './support/delayedRequests';
import { expect, expectHydrated, open, test } from './support/site';

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

test('Back shows the cloud that the visitor left, and focuses the link', async ({ page }) => {
  const { service } = cloudSummaries;
  await open(page, anchorPath(anchors.cloudSolutions));
  await page.getByRole('toolbar').getByRole('button', { name: service.name }).click();
  const readMore = page.getByRole('link', { name: wheel.readMoreAbout(service.name) });
  await readMore.click();
  await expect(page).toHaveURL(paths.cloud(service.slug));
  await page.goBack();
  await expect(readMore).toBeFocused();
  await expect(readMore).toBeInViewport();
});

test('a reload opens the fact again that was open, and closing it returns the focus', async ({
  page,
}) => {
  const [, projects] = facts;
  await open(page, paths.home);
  const card = page.getByRole('button', { name: `${projects.figure} ${projects.title}` });
  await card.click();
  const dialog = page.getByRole('dialog', { name: projects.title });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await page.reload();
  await expectHydrated(page);
  await expect(dialog).toHaveCount(0);
});
