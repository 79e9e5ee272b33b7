import type { Page } from '@playwright/test';
import { anchors, paths } from '@/config/paths';
import { domainsLabel } from '@/content/landing/domains';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { motionLabels } from '@/content/motion';
import { navigationActions } from '@/content/navigation';
import { ui } from '@/content/ui';
import { acceptAllCookies } from './support/consent';
import { delayRequests, scripts } from './support/delayedRequests';
import { expect, expectHydrated, test } from './support/site';

const [, secondTestimonial] = testimonials;

test.beforeEach(({ context }) => acceptAllCookies(context));

/** Opens the landing page and counts the timers and frames that its scripts request. */
async function openAndCount(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    const count = () => {
      const { dataset } = document.documentElement;
      dataset['scheduled'] = String(Number(dataset['scheduled'] ?? 0) + 1);
    };
    const { setTimeout, setInterval, requestAnimationFrame } = window;
    Object.assign(window, {
      setTimeout: (...args: Parameters<typeof setTimeout>) => (count(), setTimeout(...args)),
      setInterval: (...args: Parameters<typeof setInterval>) => (count(), setInterval(...args)),
      requestAnimationFrame: (callback: FrameRequestCallback) => (
        count(),
        requestAnimationFrame(callback)
      ),
    });
  });
  await page.goto(paths.home);
  await expectHydrated(page);
}

type Activity = {
  readonly layouts: number;
  readonly scheduled: number;
  readonly animations: readonly string[];
};

const noActivity: Activity = { layouts: 0, scheduled: 0, animations: [] };

/** Counts layouts, requested timers and frames, and running animations during two seconds of the page's clock. */
async function measureActivity(page: Page): Promise<Activity> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const sample = async () => ({
    layouts: (await session.send('Performance.getMetrics')).metrics.find(
      ({ name }) => name === 'LayoutCount',
    )?.value,
    scheduled: await page.evaluate(() =>
      Number(document.documentElement.dataset['scheduled'] ?? 0),
    ),
  });
  const before = await sample();
  await page.clock.runFor(2000);
  const after = await sample();
  await session.detach();
  return {
    layouts: (after.layouts ?? NaN) - (before.layouts ?? NaN),
    scheduled: after.scheduled - before.scheduled,
    animations: await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .map((animation) =>
          animation instanceof CSSAnimation ? animation.animationName : 'transition',
        ),
    ),
  };
}

/** Waits until the page is idle, because the last action may still be finishing. */
async function expectIdle(page: Page, expected: Partial<Activity> = noActivity) {
  await expect(async () => {
    expect(await measureActivity(page)).toMatchObject(expected);
  }).toPass({ timeout: 30_000, intervals: [100] });
}

/** Waits until the scripts of the page request timers or frames. */
async function expectActive(page: Page) {
  const scheduled = () => page.locator('html').getAttribute('data-scheduled');
  const before = Number(await scheduled());
  await expect.poll(async () => Number(await scheduled())).toBeGreaterThan(before + 4);
}

async function scrollToSection(page: Page, id: string) {
  await page
    .locator(`#${id}`)
    .evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
}

/** How far a marquee has moved, in pixels. */
function marqueeOffset(page: Page): Promise<number> {
  return page
    .getByRole('group', { name: domainsLabel })
    .locator('> div')
    .evaluate((track) => new DOMMatrix(getComputedStyle(track).transform).m41);
}

function playButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: motionLabels.play });
}

test.describe('with motion on', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the page is idle while no moving section is in view', async ({ page }) => {
    await openAndCount(page);
    for (const id of [anchors.cloudSolutions, anchors.contact]) {
      await scrollToSection(page, id);
      await expectIdle(page);
    }
  });

  test('the page is idle under a dialog and in a hidden tab, and resumes afterwards', async ({
    page,
  }) => {
    await openAndCount(page);
    await page
      .getByRole('navigation', { name: ui.mainNavigation })
      .getByRole('button', { name: navigationActions.login })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectIdle(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectActive(page);

    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await expectIdle(page);
    await setHidden(false);
    await expectActive(page);
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves until the visitor presses Play, which starts everything', async ({
    page,
  }) => {
    await openAndCount(page);
    await scrollToSection(page, anchors.services);
    await expectIdle(page);
    await playButton(page).click();
    await scrollToSection(page, anchors.services);
    await page.mouse.move(2, 2);
    await expect.poll(() => marqueeOffset(page)).toBeLessThan(0);
    const start = await marqueeOffset(page);
    await expect.poll(() => marqueeOffset(page)).toBeLessThan(start - 10);
    const row = page.getByRole('group', { name: domainsLabel });
    expect(await row.evaluate((element) => getComputedStyle(element).overflowX)).toBe('clip');
    await scrollToSection(page, anchors.home);
    await page.clock.runFor(5000);
    await expect(
      page
        .getByRole('group', { name: testimonialLabels.region })
        .getByText(secondTestimonial.quote),
    ).toBeVisible();
  });
});

test('sections of the careers page fade in within 0.6 s by CSS, and none stays hidden below the viewport', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await delayRequests(page, scripts);
  await page.goto(paths.career, { waitUntil: 'commit' });
  const sections = sectionsBelowHero(page);
  await expect(sections).not.toHaveCount(0);
  const durations = await sections.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).animationDuration),
  );
  expect(new Set(durations)).toEqual(new Set(['0.6s']));
  for (const section of await sections.all()) await expect(section).toHaveCSS('opacity', '1');
});

function sectionsBelowHero(page: Page) {
  return page.locator('main > div:has(> section)');
}

test('with reduced motion Play also starts sections that appear later', async ({ page }) => {
  const scrollDown = () => page.evaluate(() => scrollTo(0, 2000));
  const backToTop = page.getByRole('button', { name: ui.backToTop });
  await page.goto(paths.privacy);
  await scrollDown();
  await expect(backToTop).toHaveCSS('animation-name', 'none');
  await page.getByRole('button', { name: motionLabels.play }).first().click();
  await expect(backToTop).toHaveCount(0);
  await scrollDown();
  await expect(backToTop).not.toHaveCSS('animation-name', 'none');
});
