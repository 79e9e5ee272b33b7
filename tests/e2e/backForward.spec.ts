import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { cookieBanner } from '../../src/content/consent';
import { privacyHero } from '../../src/content/privacy';
import { createAccount, expectSignedIn, expectSignedOut, logout, signIn } from './support/account';
import { findBrowser } from './support/browser';
import { leaveWhile, openBeforeCode } from './support/delayedRequests';
import { expect, expectHydrated, test } from './support/site';

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const careersChunk = /\/assets\/CareersPage-[^/]*\.js$/;

const banner = (page: Page) => page.getByRole('region', { name: cookieBanner.label, exact: true });

/** Marks the document, so that a test recognises it. */
async function openAndMark(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset['isMarked'] = 'true';
  });
}

/** Goes back to the marked document, which the browser kept in its cache. */
async function returnTo(page: Page, path: string) {
  await page.evaluate(() => history.back());
  await page.waitForFunction((expected) => location.pathname === expected, path);
  expect(await page.evaluate(() => document.documentElement.dataset['isMarked'])).toBe('true');
}

test('a page from the back-forward cache shows who has signed in since', async ({ page }) => {
  const account = await createAccount();
  await openAndMark(page, paths.privacy);
  await page.goto(paths.career);
  await signIn(page, account);
  await returnTo(page, paths.privacy);
  await expectSignedIn(page, account.email);
});

test('a page from the back-forward cache shows that the visitor has signed out', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await openAndMark(page, paths.privacy);
  await signIn(page, account);
  await page.goto(paths.career);
  const other = await context.newPage();
  await other.goto(paths.career);
  await logout(other).click();
  await expectSignedOut(other);
  await returnTo(page, paths.privacy);
  await expectSignedOut(page);
});

test('a page from the back-forward cache shows the choice that was made since', async ({
  page,
}) => {
  await openAndMark(page, paths.privacy);
  await expect(banner(page)).toBeVisible();
  await page.goto(paths.career);
  await page.getByRole('button', { name: cookieBanner.necessaryOnly }).click();
  await expect(banner(page)).toHaveCount(0);
  await returnTo(page, paths.privacy);
  await expect(banner(page)).toHaveCount(0);
});

test('a page that was left before its code had loaded works from the back-forward cache', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/);
  const chunk = await openBeforeCode(page, paths.career, careersChunk);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      sessionStorage.setItem('persisted', String(persisted));
    });
  });
  await leaveWhile(page, () => chunk.release((route) => route.abort()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyHero.title);
  await page.unroute(careersChunk);
  await page.evaluate(() => history.back());
  await page.waitForFunction((expected) => location.pathname === expected, paths.career);
  await expectHydrated(page);
  expect(await page.evaluate(() => sessionStorage.getItem('persisted'))).toBe('true');
});
