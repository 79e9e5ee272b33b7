import type { Locator, Page } from '@playwright/test';
import { anchors, paths } from '@/config/paths';
import { aboutLabels, facts } from '@/content/landing/about';
import { factDetails } from '@/content/landing/factDetails';
import { caseStudiesLabels } from '@/content/landing/caseStudies';
import { contactForm } from '@/content/landing/contact';
import { customers, customersLabel } from '@/content/landing/customers';
import { domains, domainsLabel } from '@/content/landing/domains';
import { hero } from '@/content/landing/hero';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { motionLabels } from '@/content/motion';
import { navigationActions } from '@/content/navigation';
import { studyList } from '@/content/studies/list';
import { ui } from '@/content/ui';
import { acceptAllCookies } from './support/consent';
import { expectAccessible } from './support/axe';
import { delayRequests } from './support/delayedRequests';
import { expect, test } from './support/site';

const [founded] = facts;

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(({ context }) => acceptAllCookies(context));

/** Opens the landing page and waits until its last section is hydrated. */
async function openLanding(page: Page) {
  await page.goto(paths.home);
  await expect(page.getByRole('form', { name: contactForm.label })).toHaveJSProperty(
    'noValidate',
    true,
  );
}

function factsList(page: Page) {
  return page.locator(`#${anchors.about}`).getByRole('list', { name: aboutLabels.row });
}

function scrollLeft(page: Page): Promise<number> {
  return factsList(page).evaluate((element) => element.scrollLeft);
}

/** Stops the clock of the page and advances it until an element becomes visible. */
async function pauseBefore(page: Page, element: Locator) {
  await page.clock.pauseAt(Date.now() + 1000);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(element).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

async function pauseMotion(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: motionLabels.pause }).click();
}

test('the testimonial changes every 4 s, and the first follows the last', async ({ page }) => {
  await page.clock.install();
  await openLanding(page);
  const heroSection = page.locator(`#${anchors.home}`);
  await expect(heroSection.getByText(testimonials[0].quote)).toBeVisible();
  await pauseBefore(page, heroSection.getByText(testimonials[1].quote));
  for (const next of [2, 0, 1] as const) {
    const { quote } = testimonials[next];
    // `pauseBefore` may notice the change a second late. Hero.test.tsx checks the exact time.
    await page.clock.runFor(3000);
    await expect(heroSection.getByText(quote)).toBeHidden();
    await page.clock.runFor(1100);
    await expect(heroSection.getByText(quote)).toBeVisible();
  }
});

test('the stipple of the sun is hidden until hydration, and visible without JavaScript', async ({
  page,
  browser,
}) => {
  const stipple = (target: Page) =>
    target
      .getByRole('group', { name: testimonialLabels.region })
      .locator('div[aria-hidden="true"]');
  await delayRequests(page, /\/assets\/.*\.js$/);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(stipple(page)).toBeHidden();
  await page.unrouteAll();
  await page.reload();
  await expect(stipple(page)).toBeVisible();
  const withoutJavaScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutJavaScript.goto(paths.home);
  await expect(stipple(withoutJavaScript)).toBeVisible();
  await withoutJavaScript.close();
});

test('the tagline is typed and deleted in a loop, and pausing motion stops it', async ({
  page,
}) => {
  await openLanding(page);
  const typedText = page.locator(`#${anchors.home} [aria-hidden="true"]`, {
    hasText: hero.typewriter.phrases[0].slice(0, 4),
  });
  await expect(typedText.first()).toBeVisible();
  const tagline = page.locator(`#${anchors.home} h1 + *`);
  const seen = new Set<string>();
  await expect
    .poll(async () => seen.add(await tagline.innerText()).size, {
      timeout: 15_000,
      intervals: [150],
    })
    .toBeGreaterThan(8);
  await pauseMotion(page);
  await expect(tagline).toContainText(hero.typewriter.phrases[0]);
  const paused = await tagline.innerText();
  // Typing a letter takes 120 ms.
  await page.waitForTimeout(1500);
  expect(await tagline.innerText()).toBe(paused);
});

test('the tagline does not overlap the intro while it is typed, at any width', async ({ page }) => {
  await page.clock.install();
  await openLanding(page);
  const typedText = page.locator(`#${anchors.home} [data-typing="true"]`);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(typedText).toHaveText(hero.typewriter.phrases[0], {
      timeout: 100,
      useInnerText: true,
    });
  }).toPass({ intervals: [0] });
  const intro = page.getByText(hero.intro);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { y } = (await intro.boundingBox()) ?? { y: 0 };
    const bottom = await typedText.evaluate((phrase) => {
      const range = document.createRange();
      range.selectNodeContents(phrase);
      return range.getBoundingClientRect().bottom;
    });
    expect(bottom, `at ${width} px`).toBeLessThanOrEqual(y);
  }
});

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

test('dragging the facts scrolls 1.5 times the distance and opens no dialog', async ({ page }) => {
  await openLanding(page);
  await factsList(page).scrollIntoViewIfNeeded();
  const box = await factsList(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 600, (box?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.move(x - 100, y, { steps: 4 });
  await page.mouse.up();
  expect(Math.abs((await scrollLeft(page)) - 150)).toBeLessThanOrEqual(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a fact opens its dialog, which returns the focus', async ({ page }) => {
  await openLanding(page);
  const card = page.locator(`#${anchors.about}`).getByRole('button', { name: founded.title });
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(factDetails.founded.detail);
  await expectAccessible(page);
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

test('a moving row stops on focus, and the arrow keys scroll it', async ({ page }) => {
  await openLanding(page);
  for (const label of [domainsLabel, customersLabel]) {
    const row = page.getByRole('group', { name: label });
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
});

async function waitUntilStill(link: Locator) {
  let left: number | undefined;
  const hasMoved = async () => {
    const before = left;
    left = (await link.boundingBox())?.x;
    return left !== before;
  };
  await expect.poll(hasMoved, { intervals: [300] }).toBe(false);
}

test('the case studies advance every 5 s in a loop, and hovering pauses them', async ({ page }) => {
  await page.clock.install();
  await openLanding(page);
  const carousel = page
    .getByRole('group', { name: caseStudiesLabels.carousel, exact: true })
    .first();
  const expectSlide = (index: number) =>
    expect(carousel.getByRole('link', { name: studyList[index]?.title ?? '' })).toBeInViewport({
      ratio: 0.9,
      timeout: 8000,
    });
  await page.locator(`#${anchors.caseStudies}`).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  for (const index of [0, 1, 2]) {
    await expectSlide(index);
    await waitUntilStill(carousel.getByRole('link', { name: studyList[index]?.title ?? '' }));
    await page.clock.fastForward(5000);
  }
  await expectSlide(0);
  await carousel.getByRole('link', { name: studyList[0].title }).hover();
  // Twice the interval.
  await page.clock.fastForward(10_000);
  // The duration of the transition.
  await page.waitForTimeout(500);
  await expectSlide(0);
});

test('has no axe violation at rest, with the Services menu, with form errors and with the mobile menu', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLanding(page);
  await expect(page.getByRole('button', { name: motionLabels.play }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: contactForm.submit }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: ui.openMenu }).click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: navigationActions.contact.label }),
  ).toBeVisible();
  await expectAccessible(page);
});
