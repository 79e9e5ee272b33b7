import { anchorPath, anchors } from '@/config/paths';
import { cloudSummaries, wheelOrder } from '@/content/clouds/list';
import { wheel } from '@/content/landing/wheel';
import { expect, test, expectHydrated } from './support/site';

/** The sizes of SPEC section 9. */
const sizes = [
  { width: 639, wheel: 250, radius: 120, icon: 60, isBelow: true },
  { width: 640, wheel: 400, radius: 140, icon: 70, isBelow: true },
  { width: 1023, wheel: 400, radius: 140, icon: 70, isBelow: true },
  { width: 1024, wheel: 500, radius: 170, icon: 85, isBelow: false },
] as const;

test('the wheel and its panel have the size and position of SPEC section 9 at each width', async ({
  page,
}) => {
  await page.goto(anchorPath(anchors.cloudSolutions));
  await expectHydrated(page);
  for (const size of sizes) {
    await page.setViewportSize({ width: size.width, height: 900 });
    const toolbar = page.getByRole('toolbar', { name: wheel.label });
    const box = await toolbar.locator('..').boundingBox();
    const panel = await page
      .getByRole('article')
      .filter({ hasText: cloudSummaries.sales.name })
      .boundingBox();
    if (!box || !panel) throw new Error('The wheel or its panel is not on the page.');
    expect([box.width, box.height]).toEqual([size.wheel, size.wheel]);
    expect(panel.y >= box.y + box.height).toBe(size.isBelow);
    for (const { name } of wheelOrder) {
      const [icon, wheelBox] = await toolbar
        .getByRole('button', { name })
        .evaluate((button) =>
          [button, button.closest('[role="toolbar"]')?.parentElement].map((element) =>
            element?.getBoundingClientRect(),
          ),
        );
      if (!icon || !wheelBox) throw new Error(`${name} is not on the wheel.`);
      expect(icon.width).toBeCloseTo(size.icon);
      const offsetX = icon.x + icon.width / 2 - wheelBox.x - wheelBox.width / 2;
      const offsetY = icon.y + icon.height / 2 - wheelBox.y - wheelBox.height / 2;
      expect(Math.hypot(offsetX, offsetY)).toBeCloseTo(size.radius, 0);
    }
  }
});

test('on a phone a tap brings the panel with its link into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(anchorPath(anchors.cloudSolutions));
  await expectHydrated(page);
  const { name } = cloudSummaries.service;
  const link = page.getByRole('link', { name: wheel.readMoreAbout(name) });
  await page.getByRole('toolbar').getByRole('button', { name }).click();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every cloud shows its text and its link', async ({ page }) => {
    await page.goto('/');
    const section = page.locator(`#${anchors.cloudSolutions}`);
    for (const { name, description } of wheelOrder) {
      await expect(section.getByRole('heading', { name })).toBeVisible();
      await expect(section.getByText(description)).toBeVisible();
      await expect(section.getByRole('link', { name: wheel.readMoreAbout(name) })).toBeVisible();
    }
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
