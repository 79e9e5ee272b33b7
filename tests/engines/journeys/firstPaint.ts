import { expect } from 'vitest';
import { paths } from '@/config/paths';
import { preloadedFonts } from '@/hydration/inline/beforePaint';
import { addresses } from '../../e2e/support/addresses';
import { narrowWindow } from '../driver';
import { controlPaths } from '../observedSite';
import type { OpenBrowser, Journeys } from '../runJourneys';

/** In a heading whose text is visible, letters cover about a fifth of the pixels. */
const minTextShare = 0.1;

const pages = {
  landing: paths.home,
  study: paths.study('Machinerymanufacturing'),
  privacy: paths.privacy,
} as const;
const windows = { wide: { width: 1280, height: 900 }, narrow: narrowWindow } as const;

/** A browser caches the fonts, so each page has a separate journey. */
export const firstPaintJourneys: Journeys = Object.fromEntries(
  Object.entries(pages).flatMap(([page, path]) =>
    Object.entries(windows).map(([window, size]) => [
      `the first frames, ${page} page, ${window} window: text without its fonts, styles, no layout shift`,
      (openBrowser: OpenBrowser) => watchFirstPaint(openBrowser, path, size),
    ]),
  ),
);

/** Delays the fonts until a screenshot without them has been taken. */
async function watchFirstPaint(
  openBrowser: OpenBrowser,
  path: string,
  size: { readonly width: number; readonly height: number },
) {
  const visitor = await openBrowser({
    origin: addresses.observedSite,
    shouldWaitForLoad: false,
    hasConsented: false,
  });
  await visitor.driver.resize(size.width, size.height);
  await request(`${controlPaths.delay}?.woff2`);
  try {
    await visitor.open(path);
    await request(controlPaths.wait);
    await expect.poll(() => visitor.evaluate(isPainted), { message: 'first paint' }).toBe(true);
    const screenshot = (await visitor.driver.screenshot()).toString('base64');
    expect(await visitor.evaluate(countLoadedFonts, preloadedFonts), 'fonts').toBe(0);
    expect(await visitor.evaluate(measureTextShare, screenshot), 'letters').toBeGreaterThan(
      minTextShare,
    );
  } finally {
    await request(controlPaths.send);
  }
  await visitor.expectHydrated();
  await expect
    .poll(() => visitor.evaluate(countLoadedFonts, preloadedFonts))
    .toBe(preloadedFonts.length);
  expect(await visitor.evaluate(changedStyles)).toEqual([]);
  const layoutShift = await visitor.evaluate(shiftOfAllFrames);
  expect(Number(layoutShift), 'layout shift').toBeLessThan(0.01);
}

const request = (path: string) => fetch(`${addresses.observedSite}${path}`);

/** Runs in the page of the observed site, which measures once in each frame. */
async function shiftOfAllFrames(): Promise<string | undefined> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return document.documentElement.dataset['layoutShift'];
}

/** Runs in the page. @returns whether a frame with the heading has been painted */
async function isPainted(): Promise<boolean> {
  if (!document.querySelector('main h1')) return false;
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/** Runs in the page. The fallback fonts are fonts of the system and load at once. */
function countLoadedFonts(families: readonly string[]): number {
  return [...document.fonts].filter(
    ({ family, status }) => families.includes(family.replaceAll('"', '')) && status === 'loaded',
  ).length;
}

/** Runs in the page of the observed site. @returns the elements whose style was different in the first frame */
function changedStyles(): unknown {
  return 'changedStyles' in window && window.changedStyles instanceof Function
    ? window.changedStyles()
    : null;
}

/** Runs in the page. @returns the share of the heading's pixels that contrast with its background */
async function measureTextShare(screenshot: string): Promise<number> {
  const rect = document.querySelector('main h1')?.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/png;base64,${screenshot}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(rect?.width ?? 0);
  canvas.height = Math.round(rect?.height ?? 0);
  const context = canvas.getContext('2d');
  if (!rect || !context) return NaN;
  context.drawImage(image, -Math.round(rect.x), -Math.round(rect.y));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const brightnesses = Array.from({ length: data.length / 4 }, (_, pixel) =>
    Math.max(...data.slice(4 * pixel, 4 * pixel + 3)),
  );
  const background =
    brightnesses.toSorted((a, b) => a - b)[Math.floor(brightnesses.length / 2)] ?? NaN;
  return (
    brightnesses.filter((brightness) => Math.abs(brightness - background) > 60).length /
    brightnesses.length
  );
}
