import type { Page } from '@playwright/test';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudNames } from '@/content/clouds/names';
import { privacyHero } from '@/content/privacy';
import { loadFailed, ui } from '@/content/ui';
import { acceptAllCookies } from './support/consent';
import { delayRequests, scripts } from './support/delayedRequests';
import {
  expect,
  expectHydrated,
  layOut,
  expectNetworkIdle,
  footerLink,
  open,
  passTime,
  stopTime,
  test,
} from './support/site';

test.beforeEach(({ context }) => acceptAllCookies(context));

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const entries = (page: Page) => page.evaluate(() => history.length);

/** Resolves once the page has not scrolled for half a second. */
async function scrollEnd(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = scrollY;
        let frames = 0;
        const check = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames > 30) resolve(Math.round(last));
          else requestAnimationFrame(check);
        };
        check();
      }),
  );
}

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

test('on a phone an address with an anchor shows its heading below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // a section, the second name of one, and the last
  for (const anchor of [anchors.working, anchors.solutions, anchors.contact]) {
    // from the same page, only the hash would change
    await page.goto('about:blank');
    await open(page, anchorPath(anchor));
    await expectAtAnchor(page, anchor);
  }
});

test('a link to an anchor that is clicked while the page hydrates scrolls to it', async ({
  page,
}) => {
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  release();
  // the sections below hydrate later
  await expectHydrated(page, 'header a');
  await banner(page)
    .locator(`a[href="${anchorPath(anchors.contact)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(anchorPath(anchors.contact));
  await expectHydrated(page);
  await expectAtAnchor(page, anchors.contact);
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

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    transitionCount: number;
    endTransition: () => void;
  }
}

/** Counts the view transitions of the page's document. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.transitionCount = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.transitionCount += 1;
      return start(update);
    };
  });
  return () => page.evaluate(() => window.transitionCount);
}

/**
 * Holds each transition in its first frame until its end is called, however long the machine takes.
 *
 * @returns ends the transition that is held
 */
async function holdTransitions(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let held: readonly Animation[] = [];
    const hold = () => {
      held = document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement?.startsWith('::view-transition'),
        );
      for (const animation of held) animation.pause();
    };
    window.endTransition = () => {
      for (const animation of held) animation.finish();
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(hold, () => undefined);
      return transition;
    };
  });
  return () => page.evaluate(() => window.endTransition());
}

test('five pages in view transitions, with double clicks, hasty choices and Back, end without an error @full', async ({
  page,
}) => {
  const transitions = await countTransitions(page);
  await open(page, paths.home);
  await expectNetworkIdle(page);
  await footerLink(page, paths.privacy).dblclick();
  await expect(page).toHaveURL(paths.privacy);
  await footerLink(page, paths.security).dblclick();
  await expect(page).toHaveURL(paths.security);
  await expect.poll(transitions).toBe(2);
  await expectNetworkIdle(page);
  const count = await entries(page);
  // the second choice comes while the first page is drawn, at different moments of its transition
  for (const delayMs of [0, 5, 20, 60, 150]) {
    await page.evaluate(
      async ([first, second, delay]) => {
        const follow = (path: string) =>
          document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
        follow(first);
        await new Promise((resolve) => setTimeout(resolve, delay));
        follow(second);
      },
      [paths.security, paths.privacy, delayMs] as const,
    );
    await expect(page).toHaveURL(paths.privacy);
    await expect(heading(page)).toHaveText(privacyHero.title);
  }
  const last = await entries(page);
  expect(last).toBeGreaterThan(count);
  for (let step = last; step > count; step -= 1) await page.evaluate(() => history.back());
  await expect(page).toHaveURL(paths.security);
  await page.goBack();
  await expect(heading(page)).toHaveText(privacyHero.title);
  await banner(page).getByRole('link', { name: ui.homeLink }).click();
  await expect(page).toHaveURL(paths.home);
  await expectNetworkIdle(page);
});

const [, , , , , , current, next] = cloudNames;

const currentPath = paths.cloud(current.slug);

test('the picture of the panel that the visitor has opened becomes the sun of the next page, and Back carries it home @full', async ({
  page,
}) => {
  const endTransition = await holdTransitions(page);
  await open(page, paths.home);
  const title = await heading(page).innerText();
  await page.getByRole('toolbar').getByRole('button', { name: next.name }).click();
  const link = page.locator(`article:not([hidden]) a[href="${paths.cloud(next.slug)}"]`);
  await link.scrollIntoViewIfNeeded();
  await layOut(page);
  await link.scrollIntoViewIfNeeded();
  const opened = page.waitForFunction(isSunCarriedTo, 'body > div');
  await link.click();
  await opened;
  await endTransition();
  await expect(heading(page)).toHaveText(next.name);
  await expect(page.locator('body > [aria-hidden]')).toHaveCount(0);
  const left = page.waitForFunction(isSunCarriedTo, '[data-sun]');
  await page.goBack();
  await left;
  await endTransition();
  await expect(heading(page)).toHaveText(title);
  await expect(link).toBeFocused();
});

test('a click during a transition is for what stands there in the next page', async ({ page }) => {
  await holdTransitions(page);
  await open(page, paths.security);
  await expectNetworkIdle(page);
  const link = banner(page).getByRole('link', { name: ui.homeLink });
  const [x, y] = await link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  await footerLink(page, paths.privacy).dispatchEvent('click');
  await page.waitForFunction(isInTransition);
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(paths.home);
  await expectNetworkIdle(page);
  await expect(heading(page)).not.toHaveText(privacyHero.title);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('another page comes from under the menu, which closes if its code is late', async ({
    page,
  }) => {
    const menu = page.getByRole('dialog', { name: ui.menu });
    const openMenu = () => page.getByRole('button', { name: ui.openMenu }).click();
    const home = menu.getByRole('link', { name: ui.homeLink });
    const endTransition = await holdTransitions(page);
    await open(page, paths.privacy);
    await openMenu();
    const { release } = await delayRequests(page, scripts);
    await home.click();
    await expect(page.getByText(ui.loading)).toBeVisible();
    await expect(menu).toHaveCount(0);
    release();
    await page.waitForFunction(isInTransition);
    await endTransition();
    await expect(page).toHaveURL(paths.home);

    await page.goBack();
    await page.waitForFunction(isInTransition);
    await endTransition();
    await expect(page).toHaveURL(paths.privacy);
    await openMenu();
    const uncovered = page.waitForFunction(isMenuSinking);
    await home.click();
    await uncovered;
    await endTransition();
    await expect(page).toHaveURL(paths.home);
    await expect(menu).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a page and a section are shown at once', async ({ page }) => {
    const transitions = await countTransitions(page);
    await open(page, paths.privacy);
    await footerLink(page, paths.security).click();
    await expect(page).toHaveURL(paths.security);
    await banner(page).getByRole('link', { name: 'Offering' }).click();
    await expectAtAnchor(page, anchors.working);
    expect(await transitions()).toBe(0);
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

test('a reload keeps the position, and so does Back from another document', async ({ page }) => {
  await open(page, anchorPath(anchors.about));
  await page.mouse.wheel(0, 2500);
  const before = await scrollEnd(page);
  expect(before).toBeGreaterThan(1000);
  const expectBack = async () => {
    await expectHydrated(page);
    await expect.poll(async () => Math.abs((await scrollEnd(page)) - before)).toBeLessThan(40);
  };
  await page.reload();
  await expectBack();
  await page.goto('/robots.txt');
  await page.goBack();
  await expectBack();
});

test('back to top ends at the top of the page', async ({ page }) => {
  await open(page, anchorPath(anchors.contact));
  await page.getByRole('button', { name: ui.backToTop }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
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

test.describe('without the Navigation API', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => Reflect.deleteProperty(window, 'navigation')),
  );

  test('links load documents; sections, Back and what was open are found', async ({ page }) => {
    await open(page, paths.home);
    await page.getByRole('toolbar').getByRole('button', { name: current.name }).click();
    const readMore = page.locator(`article:not([hidden]) a[href="${currentPath}"]`);
    await readMore.click();
    await expect(heading(page)).toHaveText(current.name);
    await expectHydrated(page);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrollTop(page)).toBe(700);
    await banner(page).getByRole('link', { name: 'Offering' }).click();
    await expectAtAnchor(page, anchors.working);
    await expectHydrated(page);
    await banner(page).getByRole('link', { name: 'Contact Us' }).click();
    await expectAtAnchor(page, anchors.contact);
    await page.goBack();
    await expectAtAnchor(page, anchors.working);
    await page.goBack();
    await expect(heading(page)).toHaveText(current.name);
    await expect.poll(() => scrollTop(page)).toBe(700);
    await page.goBack();
    await expect(readMore).toBeVisible();
  });
});

test.describe('where no script holds an address back', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Reflect.deleteProperty(window, 'NavigationPrecommitController');
      const { intercept } = NavigateEvent.prototype;
      NavigateEvent.prototype.intercept = function (options) {
        if (options && 'precommitHandler' in options) throw new Error('It holds the address back.');
        intercept.call(this, options);
      };
    }),
  );

  test('a page is shown when it has loaded; one that is missing offline is taken back', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await open(page, paths.privacy);
    await expectNetworkIdle(page);
    await context.setOffline(true);
    await footerLink(page, paths.security).click();
    await expect(page.getByRole('alert').filter({ hasText: loadFailed })).toBeVisible();
    await expect(page).toHaveURL(paths.privacy);
    await expect(heading(page)).toHaveText(privacyHero.title);
    await context.setOffline(false);
    const { release } = await delayRequests(page, scripts);
    await footerLink(page, paths.security).click();
    await expect(page).toHaveURL(paths.security);
    await expect(page.getByText(ui.loading)).toBeVisible();
    await expect(heading(page)).toHaveText(privacyHero.title);
    release();
    await expect(heading(page)).not.toHaveText(privacyHero.title);
    await page.goBack();
    await expect(heading(page)).toHaveText(privacyHero.title);
    await expect(footerLink(page, paths.security)).toBeFocused();
  });
});

/** Whether the sun flies to a picture, or to a disc that stands in for a smaller one. */
function isSunCarriedTo(selector: string): boolean {
  if (!document.querySelector(`${selector}[style*='name: sun']`)) return false;
  return document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(sun)',
    );
}

function isMenuSinking(): boolean {
  return document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-old(menu)',
    );
}

function isInTransition(): boolean {
  return document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    );
}
