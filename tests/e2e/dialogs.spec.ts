import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { facts } from '@/content/landing/about';
import { footer } from '@/content/navigation';
import { ui } from '@/content/ui';
import { acceptAllCookies } from './support/consent';
import { dialogs, press } from './support/dialogs';
import { partTesting } from './support/parts';
import { addStyles, expect, open, test } from './support/site';
import { expectFits, textSizes } from './support/textFits';

const [founded] = facts;

test('Tab reaches every control of every dialog and stays inside; with text at 200 % on a phone it cuts none; the page is printed, and no dialog', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  for (const { mock } of partTesting) await mock?.(context);
  // what plays by itself changes its controls
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, paths.home);
  const setTextSize = await textSizes(page);
  for (const [name, buttons] of Object.entries(dialogs)) {
    await test.step(name, async () => {
      await press(page, buttons);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', { disabled: true })).toHaveCount(0);
      const controls = await describeControls(page);
      expect(controls.length).toBeGreaterThan(0);
      await dialog.focus();
      expect(await walk(page, 'Tab')).toEqual(controls);
      expect(await walk(page, 'Shift+Tab')).toEqual([controls[0], ...controls.slice(1).reverse()]);
      await page.setViewportSize({ width: 390, height: 660 });
      await setTextSize(32);
      await expectFits(dialog, name);
      await setTextSize(16);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ media: 'print' });
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      // by which an input method ends a composition, in Safari with this code
      for (const event of [{ isComposing: true }, { keyCode: 229 }])
        await dialog.dispatchEvent('keydown', { key: 'Escape', keyCode: 27, ...event });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
});

test('behind a dialog the page stays, and closing returns the focus', async ({ page }) => {
  await page.goto(paths.home);
  const opener = page.getByRole('button', { name: founded.title });
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#app')).toHaveAttribute('inert', '');
  await expectNoScrollBehind(page, 800);
  await expect(opener).toBeFocused();
});

for (const what of ['removed', 'hidden'] as const)
  test(`a dialog that others have ${what} leaves the page usable`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/React-Modal/);
    await open(page, paths.security);
    const opener = page.getByRole('button', { name: footer.cookieSettings });
    const expectUsable = async () => {
      await expect(page.locator('#app')).not.toHaveAttribute('inert');
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    };
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (what === 'hidden') await addStyles(page, '.ReactModalPortal { display: none }');
    else await page.evaluate(() => document.querySelector('.ReactModalPortal:has(*)')?.remove());
    await expectUsable();
    if (what === 'removed') return;
    // what opens is hidden from the start
    await opener.click();
    await expectUsable();
  });

test('Back closes a dialog, and so does what the browser takes for Back on a phone', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  await open(page, paths.security);
  await page.getByRole('banner').getByRole('link', { name: ui.homeLink }).click();
  await expect(page).toHaveURL(paths.home);
  const back = () => page.evaluate(() => history.back());
  // Escape is the same close request; the dialog's own handler needs the focus inside
  const closeRequest = async () => {
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await page.keyboard.press('Escape');
  };
  for (const [opener, close, path] of [
    [founded.title, closeRequest, paths.home],
    [footer.cookieSettings, closeRequest, paths.home],
    [founded.title, back, paths.security],
    [footer.cookieSettings, () => page.goForward(), paths.home],
  ] as const) {
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#app')).not.toHaveAttribute('inert');
  }
});

test('on a phone the menu keeps the focus, leads to a section, and closes in a wide window', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.home);
  const menu = page.getByRole('dialog', { name: ui.menu });
  const opener = page.getByRole('button', { name: ui.openMenu });
  await opener.click();
  await expect(page.getByRole('button', { name: ui.closeMenu })).toBeFocused();
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || !!focused?.closest('dialog');
    });
    expect(isInside).toBe(true);
  }
  await expectNoScrollBehind(page, 900);
  await expect(opener).toBeFocused();

  await opener.click();
  const clouds = menu.getByRole('link', { name: 'Clouds' });
  await expect(clouds).toBeHidden();
  await menu.getByText('Services').click();
  await clouds.click();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(anchorPath(anchors.solutions));
  await expect(page.locator(`#${anchors.cloudSolutions} h2`)).toBeInViewport();

  await opener.click();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await opener.click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu).toHaveCount(0);
});

/** Closes the dialog. */
async function expectNoScrollBehind(page: Page, wheel: number) {
  const scrollTop = () => page.evaluate(() => Math.round(scrollY));
  const before = await scrollTop();
  await page.mouse.move(100, 600);
  await page.mouse.wheel(0, wheel);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Had the first turn of the wheel scrolled the page too, it would be farther down.
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollTop).toBe(before + 300);
}
/** Describes the controls of the open dialog in their order; a group of radio buttons is one. */
function describeControls(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('dialog')
    .locator(':is(button, input):enabled, a, summary, video')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter(
          (element) =>
            !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
        )
        .map((element) => element.outerHTML.slice(0, 200)),
    );
}

/** Presses a key until the focus is again where the first press put it. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const stops: string[] = [];
  for (let press = 0; press < 50; press += 1) {
    if (press > 0 || key === 'Tab') await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('[role=dialog]')
        ? activeElement.outerHTML.slice(0, 200)
        : 'outside';
    });
    if (stop === stops[0]) return stops;
    // the controls within a video are the browser's
    if (stop !== stops.at(-1)) stops.push(stop);
  }
  throw new Error(`${key} does not come back to the first control: ${stops.join('\n')}`);
}
