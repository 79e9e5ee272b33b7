import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { authFields, loginModal, signUpModal } from '@/content/auth';
import { playFilmLabel } from '@/content/film/filmButton';
import { facts } from '@/content/landing/about';
import { footer, navigationActions } from '@/content/navigation';
import { acceptAllCookies } from './support/consent';
import { expect, test, expectHydrated } from './support/site';

const [founded] = facts;

/** Each dialog, and the buttons that open it. */
const dialogs = {
  login: [navigationActions.login],
  'sign-up': [navigationActions.login, signUpModal.submit],
  'password reset': [navigationActions.login, loginModal.forgot],
  'cookie preferences': [footer.cookieSettings],
  film: [playFilmLabel],
  fact: [founded.title],
} as const;

test('Tab reaches every control of every dialog, in both directions, and stays inside', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  await page.goto(paths.home);
  await expectHydrated(page);
  for (const [name, buttons] of Object.entries(dialogs)) {
    await test.step(name, async () => {
      for (const button of buttons) {
        await page.getByRole('button', { name: button }).first().click();
      }
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('button', { disabled: true })).toHaveCount(0);
      const controls = await describeControls(page);
      expect(controls.length).toBeGreaterThan(0);
      await page.getByRole('dialog').focus();
      expect(await walk(page, 'Tab')).toEqual(controls);
      expect(await walk(page, 'Shift+Tab')).toEqual([controls[0], ...controls.slice(1).reverse()]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('in the login dialog the password follows the email, and closing returns the focus', async ({
  page,
}) => {
  await page.goto(paths.privacy);
  const opener = page.getByRole('button', { name: navigationActions.login }).first();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: loginModal.title });
  await dialog.getByLabel(authFields.email.label).press('Tab');
  await expect(dialog.getByRole('textbox', { name: authFields.password.label })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

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
    // The browser's own buttons in a player count as the player.
    if (stop === stops.at(-1)) continue;
    stops.push(stop);
  }
  throw new Error(`${key} does not come back to the first control: ${stops.join('\n')}`);
}
