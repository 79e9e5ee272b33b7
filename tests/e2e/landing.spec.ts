import type { Page } from '@playwright/test';
import { anchors, paths } from '@/config/paths';
import { aboutLabels, facts } from '@/content/landing/about';
import { contactForm } from '@/content/landing/contact';
import { customers, customersLabel } from '@/content/landing/customers';
import { domains, domainsLabel } from '@/content/landing/domains';
import { factDetails } from '@/content/landing/factDetails';
import { motionLabels } from '@/content/motion';
import { navigationActions } from '@/content/navigation';
import { ui } from '@/content/ui';
import { expectAccessible } from './support/axe';
import { acceptAllCookies } from './support/consent';
import { expect, expectHydrated, test } from './support/site';

const [founded] = facts;

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(({ context }) => acceptAllCookies(context));

async function openLanding(page: Page) {
  await page.goto(paths.home);
  await expectHydrated(page);
}

function factsList(page: Page) {
  return page.locator(`#${anchors.about}`).getByRole('list', { name: aboutLabels.row });
}

function scrollLeft(page: Page): Promise<number> {
  return factsList(page).evaluate((element) => element.scrollLeft);
}

async function pauseMotion(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: motionLabels.pause }).click();
}

test('the arrows scroll the facts by 250 px and are hidden at the ends', async ({ page }) => {
  await openLanding(page);
  await factsList(page).scrollIntoViewIfNeeded();
  const back = page.getByRole('button', { name: aboutLabels.scrollBack });
  const forward = page.getByRole('button', { name: aboutLabels.scrollForward });
  await expect(back).toBeHidden();
  await forward.click();
  await expect.poll(() => scrollLeft(page)).toBe(250);
  await expect(back).toBeVisible();
  await back.click();
  await expect.poll(() => scrollLeft(page)).toBe(0);
  await expect(back).toBeHidden();
  await factsList(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(forward).toBeHidden();
});

test('a fact opens its dialog, which returns the focus', async ({ page }) => {
  await openLanding(page);
  const card = page.locator(`#${anchors.about}`).getByRole('button', { name: founded.title });
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(factDetails.founded.detail);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();
  await card.press('Enter');
  await dialog.getByRole('button', { name: ui.close }).click();
  await expect(card).toBeFocused();
});

test('the marquees loop in 40 s, expose each name once and stop when motion is paused', async ({
  page,
}) => {
  await openLanding(page);
  for (const [label, names] of [
    [domainsLabel, domains.map(({ title }) => title)],
    [customersLabel, customers.map(({ name }) => name)],
  ] as const) {
    const marquee = page.getByRole('group', { name: label });
    await marquee.scrollIntoViewIfNeeded();
    await expect(marquee.getByRole('listitem').first()).not.toBeEmpty();
    await expect.poll(() => marquee.innerText()).not.toBe('');
    const texts = (await marquee.getByRole('listitem').allInnerTexts()).map((text) =>
      text.replaceAll(/\s+/g, ' '),
    );
    expect(texts).toHaveLength(names.length);
    for (const name of names) {
      expect(texts.join('|').toLowerCase()).toContain(name.toLowerCase());
    }
    const state = () =>
      marquee.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .map((animation) => [animation.effect?.getTiming().duration, animation.playState]),
      );
    expect(await state()).toContainEqual([40_000, 'running']);
  }
  await pauseMotion(page);
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getTiming().iterations === Infinity,
        ).length,
  );
  expect(running).toBe(0);
});

test('Tab brings every fact and every linked domain wholly into view', async ({ page }) => {
  await openLanding(page);
  const domainsRow = page.getByRole('group', { name: domainsLabel });
  for (const items of [factsList(page).getByRole('button'), domainsRow.getByRole('link')]) {
    for (const item of await items.all()) {
      await item.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(item).toBeFocused();
      await expect(item).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a moving row stops on focus, and the arrow keys scroll it', async ({ page }) => {
  await openLanding(page);
  for (const label of [domainsLabel, customersLabel]) {
    const row = page.getByRole('group', { name: label });
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
});

test('has no axe violation with the Services menu, with form errors and with the mobile menu', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLanding(page);
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('button', { name: contactForm.submit }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: ui.openMenu }).click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: navigationActions.contact.label }),
  ).toBeVisible();
  await expectAccessible(page);
});
