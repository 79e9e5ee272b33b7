import { expect } from 'vitest';
import { paths } from '@/config/paths';
import { preloadedFonts } from '@/hydration/inline/beforePaint';
import { addresses } from '../../e2e/support/addresses';
import { narrowWindow } from '../driver';
import { fileSwitch } from '../observedSite';
import type { Arrive, Journeys } from '../runJourneys';

/** Of a hundred pixels of a heading that shows its text, about twenty are letters. */
const minInk = 0.1;

const pages = {
  landing: paths.home,
  study: paths.study('Machinerymanufacturing'),
  privacy: paths.privacy,
} as const;
const windows = { wide: { width: 1280, height: 900 }, narrow: narrowWindow } as const;

/** A browser keeps the fonts of one page for the next, hence one journey for each. */
export const firstPaintJourneys: Journeys = Object.fromEntries(
  Object.entries(pages).flatMap(([page, path]) =>
    Object.entries(windows).map(([window, size]) => [
      `the first frames, ${page} page, ${window} window: text without its fonts, styles, no jump`,
      (arrive: Arrive) => watchFirstPaint(arrive, path, size),
    ]),
  ),
);

/** The server holds the fonts until the page has been seen without them. */
async function watchFirstPaint(
  arrive: Arrive,
  path: string,
  size: { readonly width: number; readonly height: number },
) {
  const visitor = await arrive({
    origin: addresses.observedSite,
    waitsForLoad: false,
    hasConsented: false,
  });
  await visitor.driver.resize(size.width, size.height);
  await request(`${fileSwitch.delay}?.woff2`);
  try {
    await visitor.open(path);
    await request(fileSwitch.wait);
    await expect.poll(() => visitor.evaluate(isPainted), { message: 'first paint' }).toBe(true);
    const picture = (await visitor.driver.screenshot()).toString('base64');
    expect(await visitor.evaluate(countLoadedFonts, preloadedFonts), 'fonts').toBe(0);
    expect(await visitor.evaluate(measureInk, picture), 'letters').toBeGreaterThan(minInk);
  } finally {
    await request(fileSwitch.send);
  }
  await visitor.expectHydrated();
  await expect
    .poll(() => visitor.evaluate(countLoadedFonts, preloadedFonts))
    .toBe(preloadedFonts.length);
  expect(await visitor.evaluate(changedStyles)).toEqual([]);
  const shifted = await visitor.evaluate(shiftOfAllFrames);
  expect(Number(shifted), 'layout shift').toBeLessThan(0.01);
}

const request = (path: string) => fetch(`${addresses.observedSite}${path}`);

/** Runs in the page of the observed site, which measures once in each frame. */
async function shiftOfAllFrames(): Promise<string | undefined> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return document.documentElement.dataset['shifted'];
}

/** Runs in the page. @returns whether a frame with the heading has been painted */
async function isPainted(): Promise<boolean> {
  if (!document.querySelector('main h1')) return false;
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/** Runs in the page. The stand-ins are fonts of the system, which are there at once. */
function countLoadedFonts(families: readonly string[]): number {
  return [...document.fonts].filter(
    ({ family, status }) => families.includes(family.replaceAll('"', '')) && status === 'loaded',
  ).length;
}

/** Runs in the page of the observed site. @returns what looked otherwise in the first frame */
function changedStyles(): unknown {
  return 'changedStyles' in window && window.changedStyles instanceof Function
    ? window.changedStyles()
    : null;
}

/** Runs in the page. @returns the share of the heading's pixels that stand out from its ground */
async function measureInk(picture: string): Promise<number> {
  const rect = document.querySelector('main h1')?.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(rect?.width ?? 0);
  canvas.height = Math.round(rect?.height ?? 0);
  const context = canvas.getContext('2d');
  if (!rect || !context) return NaN;
  context.drawImage(image, -Math.round(rect.x), -Math.round(rect.y));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const lights = Array.from({ length: data.length / 4 }, (_, pixel) =>
    Math.max(...data.slice(4 * pixel, 4 * pixel + 3)),
  );
  const ground = lights.toSorted((a, b) => a - b)[Math.floor(lights.length / 2)] ?? NaN;
  return lights.filter((light) => Math.abs(light - ground) > 60).length / lights.length;
}
