import { expect } from 'vitest';
import { paths } from '@/config/paths';
import { ui } from '@/content/ui';
import type { Query } from '../query';
import type { OpenBrowser, Journeys } from '../runJourneys';
import type { Visitor } from '../visitor';

const toggle: Query = {
  role: 'button',
  name: ui.theme.dark,
  within: { role: 'banner' },
};

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(17, 29, 64)';

export const themeJourneys: Journeys = {
  'the page follows a dark system theme': async (openBrowser) => {
    const visitor = await openBrowser({ isDark: true });
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    await expectBackground(visitor, dark);
  },

  'a chosen dark theme stays on other pages and after a reload': (openBrowser) =>
    chooseTheme(openBrowser, { system: light, chosen: dark }),

  'a chosen light theme overrides a dark system, on other pages and after a reload': (
    openBrowser,
  ) => chooseTheme(openBrowser, { system: dark, chosen: light }),

  'in a wide window the theme switch of the footer is on one line': async (openBrowser) => {
    const visitor = await openBrowser();
    await visitor.open(paths.privacy);
    await visitor.expectHydrated();
    const middles = await visitor.inspect(
      { css: 'legend, label', within: { role: 'contentinfo' } },
      (elements) =>
        elements.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      null,
    );
    expect(middles).toHaveLength(4);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  },
};

async function chooseTheme(openBrowser: OpenBrowser, colours: { system: string; chosen: string }) {
  const visitor = await openBrowser({ isDark: colours.system === dark });
  await visitor.open(paths.home);
  await visitor.expectHydrated();
  await expectBackground(visitor, colours.system);
  await visitor.click(toggle);
  await expectBackground(visitor, colours.chosen);
  await visitor.driver.reload();
  await expectBackground(visitor, colours.chosen);
  await visitor.open(paths.privacy);
  await visitor.expectHydrated();
  await expectBackground(visitor, colours.chosen);
}

async function expectBackground(visitor: Visitor, colour: string) {
  await expect
    .poll(() => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe(colour);
}
