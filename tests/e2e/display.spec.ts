import type { Locator } from '@playwright/test';
import { anchors, paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { facts } from '@/content/landing/about';
import { contactForm as words } from '@/content/landing/contact';
import { domainsLabel } from '@/content/landing/domains';
import { hero } from '@/content/landing/hero';
import { offerings } from '@/content/landing/offerings';
import { motionLabels } from '@/content/motion';
import { navigationActions } from '@/content/navigation';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { exampleMessage } from '../support/examples';
import { pagesOfEachKind } from './support/addresses';
import { expectAccessible } from './support/axe';
import { acceptAllCookies, consentBanner, consentButton } from './support/consent';
import { contactForm, fillContactForm, receiveMessages } from './support/contactForm';
import { collectAlerts, expect, expectHydrated, layOut, open, test } from './support/site';
import { expectFits, expectTextFits, textSizes } from './support/textFits';
import { readToken } from './support/tokens';

const [founded] = facts;

test('at 200 % text size on a phone the cookie banner and the menu cut no text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 660 });
  // a row that moves is cut at its edges
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.home);
  const setTextSize = await textSizes(page);
  await setTextSize(32);
  await expectHydrated(page);
  await expectFits(consentBanner(page), 'banner');
  await consentButton(page, cookieBanner.necessaryOnly).click();
  await page.getByRole('button', { name: ui.openMenu }).click();
  await expectFits(page.getByRole('dialog', { name: ui.menu }), 'menu');
});

test('under forced colours buttons, cells, pressed states, the current page and the focus stay visible by borders and lines @full', async ({
  page,
  context,
}) => {
  // the colours of what moves are read at different moments
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await acceptAllCookies(context);
  await page.goto(paths.home);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Contact Us' })).toHaveCSS(
    'border-top-style',
    'solid',
  );
  const backgroundOf = (element: Locator) =>
    element.evaluate((each) => getComputedStyle(each).backgroundColor);
  const cells = page.locator('main [data-cells]').first();
  // the lines between cells are what shows of their common ground
  expect(await backgroundOf(cells)).not.toBe(await backgroundOf(cells.locator('> *').first()));
  const toggle = (name: string) => banner.getByRole('button', { name });
  const before = await backgroundOf(toggle(motionLabels.play));
  await toggle(motionLabels.play).click();
  await expect.poll(() => backgroundOf(toggle(motionLabels.pause))).not.toBe(before);
  await expect(banner.getByRole('link', { name: 'Home', exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', /solid 3px/);
  const field = contactForm(page).getByRole('textbox').first();
  await expect(field).toHaveCSS('border-top-style', 'solid');
});

test('pages are printed in the light theme, with all content and the addresses of links, and without header, drawings and controls @full', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, paths.home);
  const { prefix, phrases } = hero.typewriter;
  const tagline = page.locator('main p > [aria-hidden]').filter({ hasText: prefix }).first();
  await expect(tagline.locator('[data-typing="true"]')).toBeVisible();
  await expect(tagline).not.toHaveText(`${prefix} ${phrases[0]}`, { useInnerText: true });
  await page.emulateMedia({ media: 'print' });
  await expect(tagline).toHaveText(`${prefix} ${phrases[0]}`, { useInnerText: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'color',
    await readToken(page, 'text', 'light'),
  );
  // browsers can print backgrounds
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.locator('section > svg:visible')).toHaveCount(0);
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.className),
  );
  expect(fixed).toEqual([]);
  for (const { title } of offerings) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  // also those that wait, hidden, for find in page
  await expect(page.locator(`#${anchors.cloudSolutions} [hidden='until-found']`)).toHaveCount(7);
  const titles = `:is(#${anchors.cloudSolutions} article, [aria-roledescription="slide"]) h3`;
  for (const title of await page.locator(titles).all()) await expect(title).toBeVisible();
  await page.setViewportSize({ width: 718, height: 1000 });
  await expectTextFits(page, 'in print');

  const link = page.getByRole('main').locator('a[href^="http"]').first();
  const href = await link.getAttribute('href');
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain(href ?? 'no address');
});

test('the open menus, a fact and the states of a form have no accessibility violation @full', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  await open(page, paths.home);
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  const form = `#${anchors.contact} form`;
  await expectAccessible(page, 'header');
  await expectAccessible(page, form);
  collectAlerts(page);
  for (const [success, role, shown] of [
    [false, 'alert', words.rejected],
    [true, 'status', exampleMessage.email],
  ] as const) {
    await receiveMessages(page, success);
    await fillContactForm(page);
    await contactForm(page).locator('[type=submit]').click();
    await expect(contactForm(page).getByRole(role)).toContainText(shown);
    await expectAccessible(page, form);
  }
  await page.getByRole('button', { name: founded.title }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: ui.openMenu }).click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: navigationActions.contact.label }),
  ).toBeVisible();
  await expectAccessible(page, 'dialog');
});

test('a company with long names widens no page', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const name = 'Donaudampfschiffahrtselektrizitätengesellschaft';
  for (const path of pagesOfEachKind) {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    await layOut(page);
    const widths = await page.evaluate(
      ([names, longName]) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let count = 0;
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          const before = text.textContent ?? '';
          text.textContent = names.reduce((all, each) => all.replaceAll(each, longName), before);
          if (text.textContent !== before) count += 1;
        }
        const { scrollWidth, clientWidth } = document.documentElement;
        return { count, tooWide: scrollWidth - clientWidth };
      },
      [[site.legalName, site.name, site.address.locality], name] as const,
    );
    expect(widths.count).toBeGreaterThan(3);
    expect(widths.tooWide).toBe(0);
  }
});

test('back to top covers no link that Tab has brought into view @full', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  await open(page, paths.home);
  const links = page.getByRole('group', { name: domainsLabel }).getByRole('link');
  await links.first().focus();
  for (const link of (await links.all()).slice(1)) {
    await link.evaluate((element) => {
      const top = scrollY + element.getBoundingClientRect().bottom - innerHeight + 8;
      scrollTo({ top, behavior: 'instant' });
    });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const isUncovered = () =>
      link.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [left + 12, (left + right) / 2, right - 12].every((x) =>
          element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
      });
    await expect.poll(isUncovered).toBe(true);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 }, deviceScaleFactor: 2 });

  test('a picture file is sharp and small @full', async ({ page }) => {
    await page.goto(paths.home);
    const picture = page.locator('picture > img[loading="lazy"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
    const { address, pixels, shown } = await picture.evaluate((image: HTMLImageElement) => ({
      address: image.currentSrc,
      pixels: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
      shown: image.clientWidth * devicePixelRatio,
    }));
    expect(address).toMatch(/\.avif$/);
    expect(pixels).toBeGreaterThanOrEqual(shown);
    expect(pixels).toBeLessThanOrEqual(Math.max(160, shown * 4));
  });
});

function isLoaded(image: HTMLElement): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}
