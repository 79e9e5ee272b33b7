import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '@/config/paths';
import { acceptAllCookies } from '@tests/e2e/support/consent';
import { delayRequests, scripts } from '@tests/e2e/support/delayedRequests';
import { addStyles, expect, expectHydrated, test } from '@tests/e2e/support/site';
import { readToken } from '@tests/e2e/support/tokens';
import { type Theme, themeLabels } from '../theme';

const themeRadio = (page: Page, name: Theme) =>
  page.getByRole('contentinfo').getByRole('radio', { name: themeLabels[name], exact: true });

/** Checks the background of the page and the `theme-color` of the browser's bars. */
async function expectColours(page: Page, theme: 'light' | 'dark') {
  await expect(page.locator('body')).toHaveCSS(
    'background-color',
    await readToken(page, 'page', theme),
  );
  const html = await (await page.request.get(paths.home)).text();
  const [, expected] =
    RegExp(
      `<meta name="theme-color" content="(.*?)" media="\\(prefers-color-scheme: ${theme}\\)"`,
    ).exec(html) ?? [];
  const bar = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter((meta) => matchMedia(meta.media).matches)
        .map((meta) => meta.content),
    );
  await expect.poll(bar).toEqual([expected]);
}

test('the theme follows the system, until one is chosen, which lasts and applies before any script of the site, until it is given up', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  const toggle = page.getByRole('banner').getByRole('button', { name: themeLabels.dark });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.home);
  await expectColours(page, 'dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(themeRadio(page, 'system')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectColours(page, 'light');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await toggle.click();
  await expectColours(page, 'dark');
  await page.goto(paths.privacy);
  await expectColours(page, 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await toggle.click();
  await expectColours(page, 'light');

  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.privacy, { waitUntil: 'commit' });
  await expectColours(page, 'light');
  await expect(toggle).toHaveCSS('color', await readToken(page, 'on-dark', 'light'));
  const group = page.getByRole('group', { name: themeLabels.legend });
  await group.getByText(themeLabels.dark, { exact: true }).click();
  await expect(themeRadio(page, 'dark')).toBeChecked();
  release();
  await expectHydrated(page);
  await expect(themeRadio(page, 'dark')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectColours(page, 'dark');
  await themeRadio(page, 'dark').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(themeRadio(page, 'system')).toBeChecked();
  await expectColours(page, 'light');

  await page.emulateMedia({ forcedColors: 'active' });
  const borderOf = (name: Theme) =>
    themeRadio(page, name)
      .locator('..')
      .evaluate((option) => getComputedStyle(option).borderTopColor);
  expect(await borderOf('system')).not.toBe(await borderOf('dark'));
});

test('the other theme opens as a disc from the switch, which Safari does not focus', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  await page.goto(paths.privacy);
  await expectHydrated(page);
  const toggle = page.getByRole('banner').getByRole('button', { name: themeLabels.dark });
  const { x, y } = (await toggle.boundingBox()) ?? { x: 0, y: 0 };
  const readPixels = async () => {
    const screenshot = sharp(await page.screenshot()).removeAlpha();
    const read = async (left: number, top: number) => {
      const area = { left: Math.round(left), top: Math.round(top), width: 1, height: 1 };
      return [...(await screenshot.clone().extract(area).raw().toBuffer())];
    };
    return { near: await read(x, y + 120), far: await read(2, 890) };
  };
  const before = await readPixels();
  await addStyles(
    page,
    '*::view-transition-new(root) { animation-delay: -350ms !important; animation-play-state: paused !important; }',
  );
  await toggle.evaluate((button: HTMLElement) => button.click());
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'paused' &&
          effect instanceof KeyframeEffect &&
          effect.pseudoElement === '::view-transition-new(root)',
      ),
  );
  const halfway = await readPixels();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await expect(page.locator('html')).not.toHaveAttribute('data-sky');
  const after = await readPixels();
  expect(after).not.toEqual(before);
  expect(halfway).toEqual({ near: after.near, far: before.far });
});
