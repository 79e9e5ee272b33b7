import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  oklch,
  wcagContrast,
  type Oklch,
} from 'culori';
import type { BrandColours } from '../../src/content/site.ts';

/**
 * The colours that the style sheets were drawn with. The style sheets keep them: for a brand with
 * other colours, each of their colours changes as the nearest of these nine does.
 */
export const drawnColours: BrandColours = {
  ink: '#12203b',
  night: '#0e1936',
  blue: '#2b6cb0',
  sky: '#a9d7f0',
  teal: '#1f7a7a',
  sun: '#ffc022',
  dawn: '#ffd9bd',
  dusk: '#9c6178',
  accent: '#d8401f',
};

type ColourName = keyof BrandColours;
const names = ['ink', 'night', 'blue', 'sky', 'teal', 'sun', 'dawn', 'dusk', 'accent'] as const;

// Hue and chroma say which drawn colour a tint belongs to; its lightness hardly matters.
const distance = differenceEuclidean('oklab', [0.15, 1, 1, 0]);

/**
 * A colour of the style sheets in the colours of a brand: one of the nine drawn colours becomes the
 * brand's, any other is tinted.
 *
 * @param drawn as `#rrggbb`
 */
export function recolour(drawn: string, brand: BrandColours): string {
  const own = names.find((name) => drawnColours[name] === drawn);
  return own ? brand[own].toLowerCase() : tint(drawn, brand);
}

/**
 * Changes hue and chroma of a colour as the brand changes those of the nearest drawn colour, and
 * keeps its lightness, so that colours between two tints can be mixed.
 *
 * @param drawn as `#rrggbb`
 * @returns `drawn` itself where the brand has not changed the nearest colour
 */
export function tint(drawn: string, brand: BrandColours): string {
  const name = nearest(drawn);
  if (brand[name].toLowerCase() === drawnColours[name]) return drawn;
  const [from, to] = [toOklch(drawnColours[name]), toOklch(brand[name])];
  const colour = toOklch(drawn);
  return toHex({
    ...colour,
    c: colour.c * Math.min(2, to.c / from.c),
    h: (colour.h ?? 0) + (to.h ?? from.h ?? 0) - (from.h ?? 0),
  });
}

/** The colour with another lightness, between 0 and 1. */
export function withLightness(hex: string, lightness: number): string {
  return toHex({ ...toOklch(hex), l: lightness });
}

export function getLightness(hex: string): number {
  return toOklch(hex).l;
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

function nearest(drawn: string): ColourName {
  return names.reduce((best, name) =>
    distance(drawn, drawnColours[name]) < distance(drawn, drawnColours[best]) ? name : best,
  );
}

function toOklch(hex: string): Oklch {
  const colour = oklch(hex);
  if (!colour) throw new Error(`${hex} is no colour: write it as #rrggbb.`);
  return colour;
}

function toHex(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}
