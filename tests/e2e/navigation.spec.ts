import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { facts } from '@/content/landing/about';
import { privacyHero } from '@/content/privacy';
import { ui } from '@/content/ui';
import { acceptAllCookies, consentBanner } from './support/consent';
import { delayRequests, scripts } from './support/delayedRequests';
import { partTesting } from './support/parts';
import {
  addStyles,
  expect,
  expectHydrated,
  layOut,
  expectNetworkIdle,
  footerLink,
  open,
  passTime,
  scrollEnd,
  stopTime,
  test,
} from './support/site';

test.beforeEach(({ context }) => acceptAllCookies(context));

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const entries = (page: Page) => page.evaluate(() => history.length);

/** The anchor's heading, or what else it names, is below the sticky bar, in the upper half of the window. */
async function expectAtAnchor(page: Page, anchor: string) {
  await expect(async () => {
    const distance = await page.evaluate((id) => {
      const target = document.getElementById(id);
      const named = target?.textContent ? target : target?.closest('section');
      const title = named?.querySelector('h1, h2') ?? named;
      const bar = document.querySelector('header nav')?.parentElement?.parentElement;
      const bottom = bar?.getBoundingClientRect().bottom ?? NaN;
      return ((title?.getBoundingClientRect().top ?? NaN) - bottom) / innerHeight;
    }, anchor);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(0.5);
  }).toPass();
}

for (const width of [390, 1440])
  test(`an address with an anchor is at its place in every frame that is seen: width ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const places = new Set<number>();
      const look = () => {
        const target = document.querySelector(':target');
        const isSeen = performance.getEntriesByName('first-contentful-paint').length > 0;
        if (target && isSeen) places.add(Math.round(target.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { readPlaces: () => [...places] });
    });
    // sections, the second name of one, and the last
    for (const anchor of [anchors.working, anchors.solutions, anchors.about, anchors.contact]) {
      // from the same page, only the hash would change
      await page.goto('about:blank');
      await page.goto(anchorPath(anchor));
      await expectNetworkIdle(page);
      await expectAtAnchor(page, anchor);
      expect(await page.evaluate('readPlaces()'), anchor).toHaveLength(1);
    }
  });

test('before a passage that the address quotes every section is laid out', async ({ page }) => {
  const quote = facts[0].title;
  await page.goto(`${paths.home}#:~:text=${encodeURIComponent(quote)}`);
  await expect(page.getByText(quote)).toBeInViewport();
  const deferred = await page
    .locator('[data-defer-layout]')
    .evaluateAll((sections) =>
      sections.filter((each) => getComputedStyle(each).contentVisibility !== 'visible'),
    );
  expect(deferred).toEqual([]);
});

test('a link to an anchor and an edited hash glide there; Back and Forward return', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, paths.home);
  const offering = banner(page).getByRole('link', { name: 'Offering' });
  await offering.click();
  await expectAtAnchor(page, anchors.working);
  await expect(page.locator(`#${anchors.working} h2`)).toBeFocused();
  await expect(offering).toHaveAttribute('aria-current', 'true');
  const count = await entries(page);
  const top = await scrollEnd(page);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => scrollEnd(page)).toBeGreaterThan(top + 1000);
  await offering.click();
  await expectAtAnchor(page, anchors.working);
  expect(await entries(page)).toBe(count);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goForward();
  await expectAtAnchor(page, anchors.working);

  const start = await scrollEnd(page);
  // a glide is drawn frame by frame: in stopped time none is left out
  await stopTime(page);
  await page.goto(anchorPath(anchors.about));
  await passTime(page, async () => expect(await scrollTop(page)).not.toBe(start));
  const places: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    places.push(await scrollTop(page));
    await page.clock.runFor(50);
  }
  await page.clock.resume();
  await expectAtAnchor(page, anchors.about);
  const [lower = NaN, upper = NaN] = [start, await scrollEnd(page)].sort((a, b) => a - b);
  const between = places.filter((place) => place > lower + 20 && place < upper - 20);
  expect(between.length).toBeGreaterThan(1);
  await expect(page.locator(`#${anchors.about} h2`)).toBeFocused();
  await page.goBack();
  await expectAtAnchor(page, anchors.working);
});

test('a glide is stopped by the wheel, also while its code is loading', async ({ page }) => {
  await open(page, paths.home);
  await expectNetworkIdle(page);
  const { first, release } = await delayRequests(page, scripts);
  await banner(page).getByRole('link', { name: 'Contact Us' }).click();
  await first;
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollTop(page)).toBe(200);
  release();
  expect(await scrollEnd(page)).toBe(200);
});

test('on a phone the menu closes if the code of the page is late, whose heading gets the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('dialog', { name: ui.menu });
  await open(page, paths.privacy);
  await page.getByRole('button', { name: ui.openMenu }).click();
  const { release } = await delayRequests(page, scripts);
  await menu.getByRole('link', { name: ui.homeLink }).click();
  await expect(page.getByText(ui.loading)).toBeVisible();
  await expect(menu).toHaveCount(0);
  release();
  await expect(page).toHaveURL(paths.home);
  await expect(heading(page)).toBeFocused();
});

test('Back during a transition leaves the page by a transition as whole', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) =>
      start(() => {
        if (!('transition' in document.documentElement.dataset)) console.error('No part is named.');
        return typeof update === 'function' ? update() : undefined;
      });
  });
  await open(page, paths.privacy);
  await addStyles(page, '::view-transition-new(root) { animation: wait 1min !important; }');
  const title = await heading(page).textContent();
  await footerLink(page, paths.security).click();
  await expect(heading(page)).not.toHaveText(title ?? '');
  await page.goBack();
  await expect(heading(page)).toHaveText(title ?? '');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a page and a section are shown at once', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        console.error('A page is shown in a transition.');
        return start(update);
      };
    });
    await open(page, paths.privacy);
    await footerLink(page, paths.security).click();
    await expect(page).toHaveURL(paths.security);
    await banner(page).getByRole('link', { name: 'Offering' }).click();
    await expectAtAnchor(page, anchors.working);
  });
});

test('a section of another page is reached, announced and left again', async ({ page }) => {
  await open(page, paths.privacy);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrollTop(page)).toBe(700);
  const firstTop = page.evaluate(
    (id) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const target = document.getElementById(id);
          if (target) resolve(target.getBoundingClientRect().top / innerHeight);
          else requestAnimationFrame(look);
        };
        look();
      }),
    anchors.working,
  );
  await banner(page).getByRole('link', { name: 'Offering' }).click();
  expect(await firstTop).toBeLessThan(0.25);
  await expectAtAnchor(page, anchors.working);
  await expect(page.locator(`#${anchors.working} h2`)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.goBack();
  await expect(banner(page).getByRole('link', { name: 'Offering' })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(700);
});

for (const path of [
  paths.home,
  paths.cloud('Healthcloud'),
  ...partTesting.flatMap(({ pages }) => pages?.slice(0, 1) ?? []),
]) {
  test(`Back and a reload return to the same place of ${path}, also beside the cookie banner`, async ({
    page,
    context,
  }) => {
    await context.clearCookies();
    await open(page, path);
    await expect(consentBanner(page)).toBeVisible();
    // not as far as the room for the banner
    const lowest = await page.evaluate(() => document.documentElement.scrollHeight - 2000);
    await page.mouse.wheel(0, Math.min(2100, lowest));
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    const before = await scrollEnd(page);
    const expectBack = async () => {
      await expect(page).toHaveURL(path);
      await expectHydrated(page);
      await expect
        .poll(async () => Math.abs((await scrollEnd(page)) - before))
        .toBeLessThanOrEqual(2);
    };
    await footerLink(page, paths.security).dispatchEvent('click');
    await expect(page).toHaveURL(paths.security);
    await page.goBack();
    await expect(footerLink(page, paths.security)).toBeFocused();
    await expectBack();
    await page.reload();
    await expectBack();
    await page.goto('/robots.txt');
    await page.goBack();
    await expectBack();
  });
}

test('back to top ends at the top of the page, whose link is then the current one', async ({
  page,
}) => {
  await open(page, anchorPath(anchors.contact));
  const home = banner(page).getByRole('link', { name: 'Home', exact: true });
  await expect(home).not.toHaveAttribute('aria-current');
  await page.getByRole('button', { name: ui.backToTop }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(home).toHaveAttribute('aria-current', 'true');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('button', { name: ui.backToTop })).toHaveCount(0);
});

test.describe('of several choices the last wins', () => {
  test('a double click adds one entry, also while the code loads', async ({ page }) => {
    await open(page, paths.home);
    await expectNetworkIdle(page);
    await layOut(page);
    const count = await entries(page);
    const { first, release } = await delayRequests(page, scripts);
    await footerLink(page, paths.security).dblclick({ delay: 60 });
    await first;
    await footerLink(page, paths.security).click();
    release();
    await expect(page).toHaveURL(paths.security);
    expect(await entries(page)).toBe(count + 1);
    await layOut(page);
    await footerLink(page, paths.privacy).dblclick({ delay: 60 });
    await expect(page).toHaveURL(paths.privacy);
    expect(await entries(page)).toBe(count + 2);
  });

  test('of a link and a step back', async ({ page }) => {
    await open(page, paths.home);
    await expectNetworkIdle(page);
    await banner(page).getByRole('link', { name: 'Offering' }).click();
    await expect(page).toHaveURL(anchorPath(anchors.working));
    const title = await heading(page).innerText();
    const { first, release } = await delayRequests(page, scripts);
    await footerLink(page, paths.security).dispatchEvent('click');
    await first;
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(paths.home);
    release();
    await expectNetworkIdle(page);
    await expect(page).toHaveURL(paths.home);
    await expect(heading(page)).toHaveText(title);
  });
});

test('the address of a link waits for its page; Back returns after others have replaced the entry', async ({
  page,
}) => {
  await open(page, paths.privacy);
  await expectNetworkIdle(page);
  await page.evaluate(() => history.replaceState(null, '', '?campaign=none'));
  const { first, release } = await delayRequests(page, scripts);
  await footerLink(page, paths.security).click();
  await first;
  await expect(page.getByText(ui.loading)).toBeVisible();
  await expect(heading(page)).toHaveText(privacyHero.title);
  await expect(page).toHaveURL(`${paths.privacy}?campaign=none`);
  release();
  await expect(page).toHaveURL(paths.security);
  await expect(heading(page)).not.toHaveText(privacyHero.title);
  await page.goBack();
  await expect(heading(page)).toHaveText(privacyHero.title);
  await expect(footerLink(page, paths.security)).toBeFocused();
});
