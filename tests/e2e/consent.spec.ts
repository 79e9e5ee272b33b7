import type { BrowserContext, Page } from '@playwright/test';
import { summary as machinery } from '@/content/studies/Machinerymanufacturing/summary';
import { storedItems } from '@/lib/storageInventory';
import { anchorPath, anchors, paths } from '../../src/config/paths';
import { cookieBanner } from '../../src/content/consent';
import { consentCategories, cookieDialog } from '../../src/content/cookieDialog';
import { contactForm } from '../../src/content/landing/contact';
import { site } from '../../src/content/site';
import { createAccount, expectSignedOut, logout, signIn } from './support/account';
import { expectAccessible } from './support/axe';
import {
  consentBanner,
  consentButton,
  cookieNames,
  cookieSettings,
  preferencesDialog,
} from './support/consent';
import { expect, test, expectHydrated } from './support/site';

const study = `/caseStudyDetails/${machinery.slug}`;
const visitsCookie = 'visits_KaveriWorks';
type Category = 'analytics' | 'functional';

async function storedRecord(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(
    ({ name }) => name === storedItems.cookieConsent.name,
  );
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

/** Opens a page and advances its clock until the banner is shown. */
async function openWithBanner(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await expectHydrated(page);
  await page.clock.fastForward(2000);
  await expect(consentBanner(page)).toBeVisible();
}

/** Fails if a banner appears within ten seconds of the load; `openWithBanner` needs two. */
async function expectNoBanner(page: Page) {
  await expectHydrated(page);
  await page.clock.fastForward(10_000);
  // The banner's code is already loaded. It would render within the next frames.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(consentBanner(page)).toHaveCount(0);
}

test('the banner appears two seconds after the load, and nothing is stored before', async ({
  page,
  context,
}) => {
  await page.goto(study);
  await expect(consentBanner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  expect(await cookieNames(context)).toEqual([]);
  const waitedMs = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    return performance.now() - (load?.startTime ?? 0) - (load?.duration ?? 0);
  });
  expect(waitedMs).toBeGreaterThan(1900);
});

for (const { name, choice, isAllowed } of [
  { name: cookieBanner.necessaryOnly, choice: 'necessary', isAllowed: false },
] as const) {
  test(`${name} stores a record with its lifetime and attributes`, async ({ page, context }) => {
    await openWithBanner(page, '/privacy-policy');
    await consentButton(page, name).click();
    await expect(consentBanner(page)).toHaveCount(0);
    await expect
      .poll(() => storedRecord(context))
      .toEqual({
        choice,
        analytics: isAllowed,
        marketing: isAllowed,
        functional: isAllowed,
        revision: 1,
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
    expect(daysLeft(cookie?.expires)).toBeCloseTo(365, 1);
    await page.reload();
    await expectNoBanner(page);
  });
}

test('each category sets its cookies with their lifetimes, and withdrawing removes them', async ({
  page,
  context,
}) => {
  await openWithBanner(page, study);
  await consentButton(page, cookieBanner.acceptAll).click();
  await expect
    .poll(() => cookieNames(context))
    .toEqual(['cookieConsent', 'lastVisitedCase', visitsCookie]);
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    const days = cookie.name === 'cookieConsent' ? 365 : 7;
    expect(daysLeft(cookie.expires)).toBeCloseTo(days, 1);
  }
  const valueOf = async (name: string) =>
    (await context.cookies()).find((cookie) => cookie.name === name)?.value;
  expect(decodeURIComponent((await valueOf('lastVisitedCase')) ?? '')).toBe(study);
  expect(await valueOf(visitsCookie)).toBe('1');
  await page.reload();
  await expect.poll(() => valueOf(visitsCookie)).toBe('2');

  await cookieSettings(page).click();
  await checkbox(page, 'analytics').uncheck();
  await consentButton(page, cookieDialog.confirm).click();
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent', 'lastVisitedCase']);
  await expect
    .poll(() => storedRecord(context))
    .toMatchObject({ choice: 'necessary', functional: true });
  await expect(cookieSettings(page)).toBeFocused();
  await cookieSettings(page).click();
  await page.getByRole('radio', { name: cookieDialog.necessary }).check();
  await checkbox(page, 'functional').uncheck();
  await consentButton(page, cookieDialog.confirm).click();
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent']);
});

test('username and userEmail are set for seven days, only when signed in and after a choice', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await openWithBanner(page, '/privacy-policy');
  await signIn(page, account);
  expect(await cookieNames(context)).toEqual([]);
  await consentButton(page, cookieBanner.necessaryOnly).click();
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent', 'userEmail', 'username']);
  const cookies = await context.cookies();
  const profile = cookies.filter(({ name }) => name !== 'cookieConsent');
  expect(profile.map(({ name, value }) => [name, decodeURIComponent(value)]).sort()).toEqual([
    ['userEmail', account.email],
    ['username', account.email.split('@')[0]],
  ]);
  for (const cookie of profile) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(daysLeft(cookie.expires)).toBeCloseTo(7, 1);
  }
  await logout(page).click();
  await expectSignedOut(page);
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent']);
});

test('banner and preferences work by keyboard, from the skip link on', async ({
  page,
  context,
}) => {
  await openWithBanner(page, '/privacy-policy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(consentBanner(page).getByRole('link')).toBeFocused();
  for (const name of [cookieBanner.acceptAll, cookieBanner.necessaryOnly, cookieBanner.configure]) {
    await page.keyboard.press('Tab');
    await expect(consentButton(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(preferencesDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consentButton(page, cookieBanner.configure)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(checkbox(page, 'analytics')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(preferencesDialog(page)).toHaveCount(0);
  await expect
    .poll(() => storedRecord(context))
    .toMatchObject({ choice: 'necessary', analytics: true });
});

test('a banner that closes at the top of the page leaves the focus before the header', async ({
  page,
}) => {
  await openWithBanner(page, paths.home);
  await consentButton(page, cookieBanner.necessaryOnly).press('Enter');
  await expect(consentBanner(page)).toHaveCount(0);
  // a timer of the page's clock returns the focus
  await expect(page.locator('body')).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: site.phone.display }).first()).toBeFocused();
});

test('a banner that closes further down leaves the focus in the section in view', async ({
  page,
}) => {
  await openWithBanner(page, anchorPath(anchors.cloudSolutions));
  await consentButton(page, cookieBanner.necessaryOnly).press('Enter');
  await expect(consentBanner(page)).toHaveCount(0);
  // a timer of the page's clock returns the focus
  await expect(page.locator('body')).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(`#${anchors.cloudSolutions} :focus`)).toBeInViewport();
});

test('a banner that is clicked while a field has the focus returns it', async ({ page }) => {
  await openWithBanner(page, anchorPath(anchors.contact));
  const name = page.getByRole('form', { name: contactForm.label }).getByRole('textbox').first();
  await name.click();
  await consentButton(page, cookieBanner.necessaryOnly).click();
  await expect(name).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`at ${width} pixels the banner never covers the focus and is not the largest contentful paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const paints: string[] = [];
      Object.assign(window, { paints });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element = 'element' in entry ? entry.element : null;
          if (element instanceof Element) {
            paints.push(element.closest('section[aria-label="Cookies"]') ? 'banner' : 'page');
          }
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/privacy-policy');
    await expect(consentBanner(page)).toBeVisible();
    const paints = () => page.evaluate(() => ('paints' in window ? window.paints : null));
    await expect.poll(paints).toContain('page');
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bannerElement = document.querySelector('section[aria-label="Cookies"]');
        if (
          !focused ||
          !bannerElement ||
          focused === document.body ||
          bannerElement.contains(focused)
        )
          return null;
        const focusBox = focused.getBoundingClientRect();
        const bannerBox = bannerElement.getBoundingClientRect();
        const isClear =
          focusBox.bottom <= bannerBox.top ||
          focusBox.right <= bannerBox.left ||
          focusBox.left >= bannerBox.right;
        return isClear ? null : focused.outerHTML.slice(0, 120);
      });
      expect(covered).toBeNull();
    }
  });
}

test('banner and dialog have no accessibility violation', async ({ page }) => {
  await openWithBanner(page, '/privacy-policy');
  await expectAccessible(page);
  await consentButton(page, cookieBanner.configure).click();
  await expect(preferencesDialog(page)).toBeVisible();
  await expectAccessible(page);
});

function checkbox(page: Page, category: Category) {
  return preferencesDialog(page).getByRole('checkbox', { name: consentCategories[category].title });
}

function daysLeft(expires: number | undefined): number {
  return ((expires ?? 0) * 1000 - Date.now()) / 86_400_000;
}
