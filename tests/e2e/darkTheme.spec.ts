import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { themeLabels } from '@/content/theme';
import { storageValues, type Theme } from '@/features/theme/theme';
import { storedItems } from '@/lib/storageInventory';
import { acceptAllCookies } from './support/consent';
import { delayRequests, scripts } from './support/delayedRequests';
import { expect, expectHydrated, test } from './support/site';

const light = { page: 'rgb(255, 255, 255)', bar: '#0e1936' } as const;
const dark = { page: 'rgb(17, 29, 64)', bar: '#0a1228' } as const;

test.beforeEach(({ context }) => acceptAllCookies(context));

const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: themeLabels.dark });
const themeRadio = (page: Page, name: Theme) =>
  page.getByRole('contentinfo').getByRole('radio', { name: themeLabels[name], exact: true });

/** Checks the background of the page and the `theme-color` of the browser's bars. */
async function expectColours(page: Page, colours: typeof light | typeof dark) {
  await expect(page.locator('body')).toHaveCSS('background-color', colours.page);
  const bar = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter((meta) => matchMedia(meta.media).matches)
        .map((meta) => meta.content),
    );
  await expect.poll(bar).toEqual([colours.bar]);
}

test('the theme follows the system preference, also when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.home);
  await expectColours(page, dark);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(themeRadio(page, 'system')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectColours(page, light);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a chosen theme overrides the system preference, survives a reload and can be reset', async ({
  page,
}) => {
  await page.goto(paths.home);
  await toggle(page).click();
  await expectColours(page, dark);
  await expect(themeRadio(page, 'dark')).toBeChecked();
  await page.goto(paths.privacy);
  await expectColours(page, dark);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'dark' });
  await toggle(page).click();
  await expectColours(page, light);
  await page.reload();
  await expectColours(page, light);
  await expect(themeRadio(page, 'light')).toBeChecked();
  await themeRadio(page, 'light').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(themeRadio(page, 'system')).toBeChecked();
  await expectColours(page, dark);
  expect(
    await page.evaluate((key) => localStorage.getItem(key), storedItems.theme.name),
  ).toBeNull();
});

for (const [chosen, scheme, colours] of [['dark', 'light', dark]] as const) {
  test(`a stored ${chosen} theme applies before any script of the site`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await context.addInitScript(
      ([key, word]) => {
        localStorage.setItem(key, word);
        requestAnimationFrame(() => {
          const { dataset } = document.documentElement;
          dataset['firstFrame'] = dataset['theme'] ?? 'none';
        });
      },
      [storedItems.theme.name, storageValues[chosen]] as const,
    );
    await delayRequests(page, scripts);
    await page.goto(paths.home, { waitUntil: 'commit' });
    await expectColours(page, colours);
    await expect(page.locator('html')).toHaveAttribute('data-first-frame', chosen);
    const pressed = await toggle(page).evaluate((button) => getComputedStyle(button).color);
    expect(pressed).toBe(chosen === 'dark' ? 'rgb(18, 32, 59)' : 'rgb(255, 241, 214)');
  });
}

test('a theme chosen before hydration replaces the stored one', async ({ page }) => {
  await page.goto(paths.privacy);
  await toggle(page).click();
  await expectColours(page, dark);
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.privacy, { waitUntil: 'commit' });
  const group = page.getByRole('group', { name: themeLabels.legend });
  await group.getByText(themeLabels.system, { exact: true }).click();
  await expect(themeRadio(page, 'system')).toBeChecked();
  release();
  await expectHydrated(page, 'footer input');
  await expect(themeRadio(page, 'system')).toBeChecked();
  await expectColours(page, light);
});

test.describe('under forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the chosen theme has a border', async ({ page }) => {
    await page.goto(paths.privacy);
    const radio = themeRadio(page, 'light');
    const borderColourOf = (element: Element) =>
      getComputedStyle(element.parentElement ?? element).borderTopColor;
    const uncheckedColour = await radio.evaluate(borderColourOf);
    await radio.locator('xpath=..').click();
    await expect(radio).toBeChecked();
    expect(await radio.evaluate(borderColourOf)).not.toBe(uncheckedColour);
  });
});
