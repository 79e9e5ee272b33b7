import { expect } from 'vitest';
import { anchorPath, anchors, paths } from '@/config/paths';
import { wheelOrder } from '@/content/clouds/summaries';
import { caseStudiesLabels } from '@/content/landing/caseStudies';
import { facts } from '@/content/landing/about';
import { factDetails } from '@/content/landing/factDetails';
import { hero } from '@/content/landing/hero';
import { wheel } from '@/content/landing/wheel';
import { motionLabels } from '@/content/motion';
import { mobileNavigation, desktopNavigation, navigationActions } from '@/content/navigation';
import { ui } from '@/content/ui';
import { narrowWindow } from '../driver';
import type { Query } from '../query';
import type { Journeys } from '../runJourneys';
import type { Visitor } from '../visitor';

const banner: Query = { role: 'banner' };
const dialog: Query = { role: 'dialog' };

export const landingJourneys: Journeys = {
  'each anchor, opened directly, shows its heading below the bar': async (openBrowser) => {
    const visitor = await openBrowser();
    for (const anchor of Object.values(anchors)) {
      await visitor.open(paths.privacy);
      await visitor.open(anchorPath(anchor));
      await visitor.expectHydrated();
      await expectBelowBar(visitor, anchor);
    }
  },

  'the study carousel, opened directly, is on its first slide': async (openBrowser) => {
    const visitor = await openBrowser({ hasReducedMotion: false });
    await visitor.driver.resize(1440, 900);
    await visitor.open(anchorPath(anchors.caseStudies));
    // read at once, because the carousel advances after five seconds
    const scrollLeft = await visitor.inspect(
      { css: '[aria-live]', within: { role: 'group', name: caseStudiesLabels.carousel } },
      ([track]) => track?.scrollLeft,
      null,
    );
    expect(scrollLeft).toBe(0);
  },

  'each link of the navigation leads to its section': async (openBrowser) => {
    const visitor = await openBrowser();
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    for (const item of [...desktopNavigation, navigationActions.contact]) {
      if (item.kind === 'page') continue;
      const links = item.kind === 'menu' ? item.items : [item];
      for (const { label, anchor } of links) {
        if (item.kind === 'menu') {
          await visitor.click({ role: 'button', name: item.label, within: banner });
        }
        await visitor.click(
          item.kind === 'menu'
            ? { role: 'link', text: label, css: `a[href$="#${anchor}"]`, within: banner }
            : { role: 'link', name: label, within: banner },
        );
        await visitor.expectPath(anchorPath(anchor));
        await expectBelowBar(visitor, anchor);
      }
    }
  },

  'the menu of a narrow window traps the focus, closes, and its links work': async (
    openBrowser,
  ) => {
    const visitor = await openBrowser();
    await visitor.driver.resize(narrowWindow.width, narrowWindow.height);
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    const open: Query = { role: 'button', name: ui.openMenu };
    const menu: Query = { role: 'dialog', name: ui.menu };
    await visitor.click(open);
    await visitor.expectFocused({ role: 'button', name: ui.closeMenu });
    for (let stop = 0; stop < 15; stop += 1) {
      await visitor.press('Tab');
      const isInside = await visitor.inspect(
        menu,
        ([element]) =>
          document.activeElement === document.body || element?.contains(document.activeElement),
        null,
      );
      expect(isInside).toBe(true);
    }
    await visitor.press('Escape');
    await visitor.expectHidden(menu);
    await visitor.expectFocused(open);
    for (const item of mobileNavigation) {
      if (item.kind !== 'anchor') continue;
      await visitor.click(open);
      await visitor.click({ role: 'link', name: item.label, within: menu });
      await visitor.expectHidden(menu);
      await expectBelowBar(visitor, item.anchor);
    }
  },

  'a fact opens its dialog, which traps the focus and returns it': async (openBrowser) => {
    const [founded] = facts;
    const visitor = await openBrowser();
    await visitor.open(anchorPath(anchors.about));
    await visitor.expectHydrated();
    const card: Query = {
      role: 'button',
      text: founded.title,
      within: { css: `#${anchors.about}` },
    };
    await visitor.click(card);
    await visitor.expectText(dialog, factDetails.founded.detail);
    for (let stop = 0; stop < 4; stop += 1) {
      await visitor.press('Tab');
      await visitor.expectFocused({ css: ':focus', within: dialog });
    }
    await visitor.press('Escape');
    await visitor.expectHidden(dialog);
    await visitor.expectFocused(card);
    await visitor.press('Enter');
    await visitor.click({ role: 'button', name: ui.close, within: dialog });
    await visitor.expectHidden(dialog);
    await visitor.expectFocused(card);
  },

  'the wheel is turned, opened and closed by keyboard': async (openBrowser) => {
    const visitor = await openBrowser();
    await visitor.open(anchorPath(anchors.cloudSolutions));
    await visitor.expectHydrated();
    const section: Query = { css: `#${anchors.cloudSolutions}` };
    const wheelButton = (name: string): Query => ({
      role: 'button',
      name,
      within: { role: 'toolbar', name: wheel.label },
    });
    const [first] = wheelOrder;
    await visitor.click(wheelButton(first.name));
    await visitor.expectText({ role: 'status', within: section }, wheel.opened(first.name));
    for (const { name } of wheelOrder.slice(1)) {
      await visitor.press('ArrowRight');
      await visitor.expectFocused(wheelButton(name));
      await visitor.press('Enter');
      await visitor.expectVisible({ role: 'heading', name, within: section });
    }
    await visitor.press('ArrowRight');
    await visitor.expectFocused(wheelButton(first.name));
    await visitor.press('Space');
    await visitor.expectVisible({ role: 'heading', name: first.name, within: section });
    await visitor.press('Escape');
    await visitor.expectVisible({ role: 'heading', name: wheel.closed.title, within: section });
  },

  'Pause stops all motion, also after a reload, and Play starts it': async (openBrowser) => {
    const visitor = await openBrowser({ hasReducedMotion: false });
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    await expect.poll(() => visitor.evaluate(countRunningAnimations)).toBeGreaterThan(0);
    await visitor.click({ role: 'button', name: motionLabels.pause, within: banner });
    await expect.poll(() => visitor.evaluate(countRunningAnimations)).toBe(0);
    await visitor.driver.reload();
    await visitor.expectHydrated();
    await visitor.expectVisible({ role: 'button', name: motionLabels.play, within: banner });
    await expect.poll(() => visitor.evaluate(countRunningAnimations)).toBe(0);
    await visitor.click({ role: 'button', name: motionLabels.play, within: banner });
    await expect.poll(() => visitor.evaluate(countRunningAnimations)).toBeGreaterThan(0);
  },

  'a typed tagline stays within the space reserved for it': async (openBrowser) => {
    const visitor = await openBrowser({ hasReducedMotion: false });
    for (const width of [narrowWindow.width, 1440]) {
      await visitor.driver.resize(width, 900);
      await visitor.open(paths.home);
      await expect
        .poll(() => visitor.evaluate(spaceBelowTyped, hero.typewriter.phrases[0], hero.intro), {
          message: `space between the typed phrase and the intro at ${width} px`,
        })
        .toBeGreaterThanOrEqual(0);
    }
  },

  'the stipple of the hero covers the whole width of its sun': async (openBrowser) => {
    const visitor = await openBrowser();
    await visitor.driver.resize(narrowWindow.width, narrowWindow.height);
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    await visitor.evaluate(() => {
      const sun = document.querySelector('[data-disc]');
      sun?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect
      .poll(
        async () => {
          const screenshot = (await visitor.driver.screenshot()).toString('base64');
          return visitor.evaluate(measureDots, screenshot);
        },
        { message: 'share of dots at the side with fewer' },
      )
      .toBeGreaterThan(0.05);
  },

  'with reduced motion nothing moves until Play is pressed': async (openBrowser) => {
    const visitor = await openBrowser({ hasReducedMotion: true });
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    expect(await visitor.evaluate(countRunningAnimations)).toBe(0);
    await visitor.click({ role: 'button', name: motionLabels.play, within: banner });
    await expect.poll(() => visitor.evaluate(countRunningAnimations)).toBeGreaterThan(0);
  },
};

/** The heading of an anchor's section comes to rest a little below the sticky bar. */
async function expectBelowBar(visitor: Visitor, anchor: string) {
  const clearance = () =>
    visitor.evaluate((id) => {
      const target = document.getElementById(id);
      const heading = (target?.closest('section') ?? target)?.querySelector('h1, h2');
      const bar = document.querySelector('header nav')?.parentElement?.parentElement;
      return (
        (heading?.getBoundingClientRect().top ?? NaN) - (bar?.getBoundingClientRect().bottom ?? NaN)
      );
    }, anchor);
  await expect
    .poll(
      async () => {
        const space = await clearance();
        return space > 0 && space < 420 ? 'below the bar' : space;
      },
      { message: `distance from the bar to the heading of #${anchor}` },
    )
    .toBe('below the bar');
}

/** Runs in the page. @returns pixels, or NaN until the whole phrase is typed */
function spaceBelowTyped(phrase: string, intro: string): number {
  const typed = document.querySelector<HTMLElement>('[data-typing="true"]');
  const next = [...document.querySelectorAll('p')].find((p) => p.textContent === intro);
  if (!typed || !next || typed.innerText !== phrase) return NaN;
  const range = document.createRange();
  range.selectNodeContents(typed);
  return next.getBoundingClientRect().top - range.getBoundingClientRect().bottom;
}

/** Runs in the page. @returns the share of pixels that are darker, in the side that has fewer */
async function measureDots(screenshot: string): Promise<number> {
  const stipple = document.querySelector('[data-disc] > [data-hydrated]');
  if (!stipple) return NaN;
  const image = new Image();
  image.src = `data:image/png;base64,${screenshot}`;
  await image.decode();
  const { x, y, width, height } = stipple.getBoundingClientRect();
  const shares = [0.05, 0.9].map((side) => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(0.05 * width);
    canvas.height = Math.round(0.2 * height);
    const context = canvas.getContext('2d');
    if (!context) return NaN;
    context.drawImage(image, -Math.round(x + side * width), -Math.round(y + 0.3 * height));
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const brightnesses = Array.from({ length: data.length / 4 }, (_, pixel) =>
      data.slice(4 * pixel, 4 * pixel + 3).reduce((sum, part) => sum + part, 0),
    );
    return (
      brightnesses.filter((brightness) => brightness < Math.max(...brightnesses) - 40).length /
      brightnesses.length
    );
  });
  return Math.min(...shares);
}

/** Runs in the page. */
function countRunningAnimations(): number {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getTiming().iterations === Infinity,
    ).length;
}
