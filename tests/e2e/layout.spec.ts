import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { ui } from '@/content/ui';
import { acceptAllCookies } from './support/consent';
import { expect, test, expectHydrated } from './support/site';

const phone = { width: 390, height: 844 } as const;

test.beforeEach(({ context }) => acceptAllCookies(context));

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('on a phone, back to top covers no link and no field wherever the page rests', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(paths.career);
  await expectHydrated(page);
  const button = page.getByRole('button', { name: ui.backToTop });
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  let shownCount = 0;
  for (let top = 700; top < end; top += 400) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => coveredControl(page)).toBeNull();
    if (await button.isVisible()) shownCount += 1;
  }
  expect(shownCount).toBeGreaterThan(0);
});

test.describe('the mobile menu', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.goto(paths.home);
    await expectHydrated(page);
    await page.getByRole('button', { name: ui.openMenu }).click();
    await expect(page.getByRole('dialog', { name: ui.menu })).toBeVisible();
  });

  test('keeps the focus inside, the page behind inert, and returns the focus', async ({ page }) => {
    await expect(page.getByRole('button', { name: ui.closeMenu })).toBeFocused();
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || !!focused?.closest('dialog');
      });
      expect(isInside).toBe(true);
    }
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: ui.openMenu })).toBeFocused();
    // Had the first turn of the wheel scrolled the page too, it would be farther down.
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  test('scrolls to a section under Services', async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Services' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Clouds' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(anchorPath(anchors.solutions));
    await expect(page.locator(`#${anchors.cloudSolutions} h2`)).toBeInViewport();
  });

  test('closes when the window becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the links of the navigation are on the page', async ({ page }) => {
    await page.goto(paths.home);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: ui.openMenu })).toBeHidden();
    for (const name of ['About', 'Domains', 'Integrations', 'Careers', 'Contact Us']) {
      await expect(banner.getByRole('link', { name })).toBeVisible();
    }
  });
});

/** The link or field under the centre or a corner of back to top, if that is shown. */
function coveredControl(page: Page): Promise<string | null> {
  return page.evaluate((name) => {
    const button = document.querySelector(`button[aria-label="${name}"]`);
    if (!button?.checkVisibility({ visibilityProperty: true })) return null;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const points = [left, (left + right) / 2, right].flatMap((x) =>
      [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const),
    );
    const covered = points
      .flatMap(([x, y]) => document.elementsFromPoint(x, y))
      .filter((element) => !button.contains(element))
      .map((element) => element.closest('a, button, input, textarea'))
      .find((control) => control !== null);
    return covered?.outerHTML ?? null;
  }, ui.backToTop);
}
