import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { anchorPath, anchors, paths } from '@/config/paths';
import { landingSeo } from '@/content/landing/seo';
import { footer, navigationActions } from '@/content/navigation';
import { notFound } from '@/content/notFound';
import { privacyHero, privacySeo } from '@/content/privacy';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { addresses } from '../../e2e/support/addresses';
import { controlPaths } from '../observedSite';
import type { Journeys } from '../runJourneys';
import type { Visitor } from '../visitor';

const titleOf = (title: string) => `${title} | ${site.name}`;

export const navigationJourneys: Journeys = {
  'every kind of page loads, hydrates, logs no error and does not shift': async (openBrowser) => {
    const visitor = await openBrowser({ origin: addresses.observedSite });
    for (const path of [
      paths.home,
      anchorPath(anchors.contact),
      paths.study('Machinerymanufacturing'),
      paths.cloud('Salescloud'),
      paths.career,
      paths.job('react-native-developer'),
      paths.privacy,
      '/no-such-page',
    ]) {
      await visitor.open(path);
      await visitor.expectHydrated();
      await visitor.expectVisible({ role: 'heading', css: 'main h1' });
      expect(await visitor.evaluate(readProblems), path).toEqual([]);
      const layoutShift = await visitor.evaluate(
        () => document.documentElement.dataset['layoutShift'],
      );
      expect(Number(layoutShift), path).toBeLessThan(0.02);
      expect(await visitor.evaluate(loadedFonts), path).toEqual(
        expect.arrayContaining(['Figtree', 'Funnel Display']),
      );
    }
  },

  'a page reached by a click starts at its top, with the focus on its heading': async (
    openBrowser,
  ) => {
    const visitor = await openBrowser();
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    await visitor.click({ role: 'link', name: footer.privacy, within: { role: 'contentinfo' } });
    await visitor.expectPath(paths.privacy);
    await visitor.expectFocused({ role: 'heading', name: privacyHero.title });
    expect(await visitor.evaluate(() => scrollY)).toBe(0);
    await visitor.expectTitle(titleOf(privacySeo.title));
  },

  'a document requested while a chunk loads is not replaced': async (openBrowser) => {
    const visitor = await openBrowser({
      origin: addresses.observedSite,
      shouldWaitForLoad: false,
      hasConsented: false,
    });
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    await request(`${controlPaths.delay}?CareersPage-`);
    await request(`${controlPaths.delay}?${paths.privacy}`);
    try {
      await visitor.click({ role: 'link', name: 'Careers', within: { role: 'banner' } });
      await request(controlPaths.wait);
      await visitor.open(paths.privacy);
      // Firefox aborts the chunk's request. In this time the page's code would load another document.
      await delay(500);
    } finally {
      await request(controlPaths.send);
    }
    await visitor.expectPath(paths.privacy);
    await visitor.expectHydrated();
    await visitor.expectPath(paths.privacy);
  },

  'Back restores the position and the title, and a reload keeps them': async (openBrowser) => {
    const visitor = await openBrowser();
    const before = await openAtContact(visitor);
    await visitor.inspect(
      { role: 'link', name: footer.privacy, within: { role: 'contentinfo' } },
      ([link]) => link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      null,
    );
    await visitor.expectPath(paths.privacy);
    await visitor.expectTitle(titleOf(privacySeo.title));
    await visitor.evaluate(goBack);
    await visitor.expectTitle(titleOf(landingSeo.title));
    await expectPosition(visitor, before);
    await visitor.driver.reload();
    await visitor.expectHydrated();
    await expectPosition(visitor, before);
  },

  'Back from another document restores the position': async (openBrowser) => {
    const visitor = await openBrowser();
    const before = await openAtContact(visitor);
    await visitor.open('/robots.txt');
    await visitor.evaluate(goBack);
    await visitor.expectTitle(titleOf(landingSeo.title));
    await visitor.expectHydrated();
    await expectPosition(visitor, before);
  },

  'an unknown address shows links to other pages': async (openBrowser) => {
    const visitor = await openBrowser();
    await visitor.open('/no-such-page');
    await visitor.expectHydrated();
    await visitor.expectTitle(titleOf(notFound.seo.title));
    await visitor.expectVisible({ role: 'heading', name: notFound.titleLines.join(' ') });
    await visitor.click({ role: 'link', name: notFound.back });
    await visitor.expectPath(paths.home);
    await visitor.expectTitle(titleOf(landingSeo.title));
    await visitor.expectVisible({ role: 'link', name: navigationActions.contact.label });
  },

  'another spelling of an address redirects to the canonical one': async (openBrowser) => {
    const visitor = await openBrowser();
    for (const spelling of ['/Career', '/career/', '/CAREER']) {
      await visitor.open(spelling);
      await visitor.expectPath(paths.career);
    }
  },

  'Back to top scrolls to the top of the page': async (openBrowser) => {
    const visitor = await openBrowser();
    await visitor.open(anchorPath(anchors.integration));
    await visitor.expectHydrated();
    await settledPosition(visitor);
    const top = { name: ui.backToTop } as const;
    await visitor.click(
      (await visitor.count({ role: 'link', ...top }))
        ? { role: 'link', ...top }
        : { role: 'button', ...top },
    );
    await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0);
  },
};

const request = (path: string) => fetch(`${addresses.observedSite}${path}`);

/** Runs in a page of the observed site. @returns its errors and warnings */
function readProblems() {
  return 'problems' in window ? window.problems : null;
}

/** Runs in the page. Navigates only after the driver has received the response. */
function goBack() {
  setTimeout(() => history.back());
}

/** Runs in the page. @returns the families of the fonts that have loaded */
async function loadedFonts() {
  await document.fonts.ready;
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const families = loaded.map(({ family }) => family.replaceAll('"', '').replace(' Variable', ''));
  return [...new Set(families)].sort();
}

/** @returns the top of the contact section, once the page has stopped scrolling */
async function openAtContact(visitor: Visitor): Promise<number> {
  await visitor.open(anchorPath(anchors.contact));
  await visitor.expectHydrated();
  expect(await settledPosition(visitor)).toBeGreaterThan(3000);
  return visitor.evaluate(topOf, anchors.contact);
}

/** Runs in the page. Sections above that are laid out late change `scrollY`, but not this. */
function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
}

/** Waits until `scrollY` has not changed for a second; by then it is stored. */
function settledPosition(visitor: Visitor): Promise<number> {
  return visitor.evaluate(async () => {
    let position = NaN;
    let since = performance.now();
    while (performance.now() - since < 1000) {
      if (position !== scrollY) since = performance.now();
      position = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return position;
  });
}

async function expectPosition(visitor: Visitor, top: number) {
  await expect
    .poll(async () => Math.abs((await visitor.evaluate(topOf, anchors.contact)) - top), {
      message: 'distance from the position before, in pixels',
    })
    .toBeLessThan(120);
}
