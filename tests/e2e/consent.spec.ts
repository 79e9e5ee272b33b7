import type { BrowserContext, Page } from '@playwright/test';
import { storedItems } from '@/content/storedItems';
import { anchorPath, anchors, paths } from '../../src/config/paths';
import { cookieBanner } from '../../src/content/consent';
import { cookieDialog } from '../../src/content/cookieDialog';
import { contactForm } from '../../src/content/landing/contact';
import { addresses } from './support/addresses';
import { expectAccessible } from './support/axe';
import {
  consentBanner,
  consentButton,
  consentCheckbox,
  cookieNames,
  cookieSettings,
  cookieValue,
  preferencesDialog,
  withdrawConsent,
} from './support/consent';
import { addStyles, expect, open, test } from './support/site';
import { recordStoredKeys } from './support/storedKeys';

async function storedRecord(context: BrowserContext): Promise<unknown> {
  return JSON.parse(await cookieValue(context, storedItems.cookieConsent.name));
}

/** Opens a page and advances its clock until the banner is shown. */
async function openWithBanner(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await page.clock.fastForward(2000);
  await expect(consentBanner(page)).toBeVisible();
}

test('before a choice nothing is stored; then the choice is, and each change of it', async ({
  page,
  context,
}) => {
  const keys = await recordStoredKeys(context, addresses.site);
  await openWithBanner(page, paths.privacy);
  expect(await cookieNames(context)).toEqual([]);
  await consentButton(page, cookieBanner.acceptAll).click();
  await expect.poll(() => cookieNames(context)).toEqual([storedItems.cookieConsent.name]);
  const nothing = { choice: 'necessary', analytics: false, marketing: false, functional: false };
  await withdrawConsent(page);
  await expect.poll(() => storedRecord(context)).toMatchObject(nothing);
  await cookieSettings(page).click();
  await consentCheckbox(page, 'analytics').check();
  await consentButton(page, cookieDialog.confirm).click();
  await expect.poll(() => storedRecord(context)).toMatchObject({ ...nothing, analytics: true });
  await expect(cookieSettings(page)).toBeFocused();
  expect(await keys.unlisted()).toEqual([]);
});

test('banner and preferences work by keyboard, from the skip link on, and have no accessibility violation', async ({
  page,
  context,
}) => {
  await openWithBanner(page, paths.privacy);
  await expectAccessible(page, `[aria-label="${cookieBanner.label}"]`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(consentBanner(page).getByRole('link')).toBeFocused();
  for (const name of [cookieBanner.acceptAll, cookieBanner.necessaryOnly, cookieBanner.configure]) {
    await page.keyboard.press('Tab');
    await expect(consentButton(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(preferencesDialog(page)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(consentButton(page, cookieBanner.configure)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(consentCheckbox(page, 'analytics')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(preferencesDialog(page)).toHaveCount(0);
  await expect(consentBanner(page)).toHaveCount(0);
  await expect
    .poll(() => storedRecord(context))
    .toMatchObject({ choice: 'necessary', analytics: true });
});

test('a banner that closes returns the focus to the field, or else leaves it in the section in view', async ({
  page,
  context,
}) => {
  const name = page.getByRole('form', { name: contactForm.label }).getByRole('textbox').first();
  await openWithBanner(page, anchorPath(anchors.contact));
  await name.click();
  await consentButton(page, cookieBanner.necessaryOnly).click();
  await expect(name).toBeFocused();

  // at the start of a section, within a long one, within one that has few controls
  for (const [anchor, beyond] of [
    [anchors.cloudSolutions, 0],
    [anchors.working, 1200],
    [anchors.integration, 600],
  ] as const) {
    await context.clearCookies();
    await page.goto('about:blank');
    await open(page, anchorPath(anchor));
    await page.clock.fastForward(2000);
    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), beyond);
    const top = await page.evaluate(() => scrollY);
    await consentButton(page, cookieBanner.necessaryOnly).press('Enter');
    await expect(consentBanner(page)).toHaveCount(0);
    // a timer of the page's clock returns the focus
    await expect(page.locator('body')).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
    expect(await page.evaluate(() => scrollY), anchor).toBeGreaterThanOrEqual(top);
  }
});

test('a banner that a content blocker hides leaves no gap', async ({ page }) => {
  await openWithBanner(page, paths.privacy);
  const room = () => page.evaluate(() => document.documentElement.style.scrollPaddingBlockEnd);
  await expect.poll(room).not.toBe('');
  await addStyles(page, `[aria-label="${cookieBanner.label}"] { display: none }`);
  await expect.poll(room).toBe('');
});

for (const [where, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['at 400 % zoom', { width: 320, height: 200 }],
] as const) {
  test(`${where} the banner never hides the focus`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openWithBanner(page, paths.privacy);
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const readHidden = () =>
        consentBanner(page).evaluate((banner) => {
          const focused = document.activeElement;
          if (!focused || focused === document.body || banner.contains(focused)) return null;
          // of the first line
          const [line = new DOMRect()] = focused.getClientRects();
          const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
          const hits = [line.top + 1, y, line.bottom - 1].map((each) =>
            document.elementFromPoint(x, each),
          );
          const isClear =
            focused.contains(hits[1] ?? null) && !hits.some((hit) => banner.contains(hit));
          return isClear ? null : focused.outerHTML.slice(0, 120);
        });
      await expect.poll(readHidden, { intervals: [50] }).toBeNull();
    }
  });
}
