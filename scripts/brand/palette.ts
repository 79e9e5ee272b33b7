import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  oklch,
  wcagLuminance,
  type Oklch,
} from 'culori';
import type { BrandColours } from '../../src/content/site.ts';

/**
 * The colours that the style sheets were drawn with. The style sheets keep them: for a brand with
 * other colours, each of their colours changes as the nearest of these nine does.
 */
export const drawnColours = {
  ink: '#12203b',
  night: '#0e1936',
  blue: '#2b6cb0',
  sky: '#a9d7f0',
  teal: '#1f7a7a',
  sun: '#ffc022',
  dawn: '#ffd9bd',
  dusk: '#9c6178',
  accent: '#d8401f',
} as const satisfies BrandColours;

const names = ['ink', 'night', 'blue', 'sky', 'teal', 'sun', 'dawn', 'dusk', 'accent'] as const;

// Hue and chroma say which drawn colour a tint belongs to; its lightness hardly matters.
const distance = differenceEuclidean('oklab', [0.15, 1, 1, 0]);

/**
 * A colour of the style sheets in the colours of a brand. One of the nine drawn colours becomes the
 * brand's. Any other takes over how hue and chroma of the nearest change, and stays as bright as it
 * was drawn, so that it keeps its contrast with others.
 *
 * @param drawn as `#rrggbb`
 * @param share of the way to the drawn brightness that a colour of the brand has gone, up to 1
 * @returns `drawn` itself where the brand has not changed the nearest colour
 */
export function recolour(drawn: string, brand: BrandColours, share = 0): string {
  const name = names.reduce((best, each) =>
    distance(drawn, drawnColours[each]) < distance(drawn, drawnColours[best]) ? each : best,
  );
  const [from, to] = [drawnColours[name], brand[name].toLowerCase()];
  if (from === to) return drawn;
  if (drawn === from && share === 0) return to;
  const [colour, { c, h = 0 }, wanted] = [toOklch(drawn), toOklch(from), toOklch(to)];
  const brightness = wcagLuminance(drawn);
  if (drawn === from)
    return withBrightness(wanted, share * brightness + (1 - share) * wcagLuminance(to));
  const chroma = colour.c * Math.min(2, wanted.c / c);
  return withBrightness(
    { ...colour, c: chroma, h: (colour.h ?? 0) + (wanted.h ?? h) - h },
    brightness,
  );
}

function toOklch(hex: string): Oklch {
  return { mode: 'oklch', l: 0, c: 0, ...oklch(hex) };
}

/** @param luminance relative, as WCAG measures it */
function withBrightness(colour: Oklch, luminance: number): string {
  let [low, high] = [0, 1];
  for (let round = 0; round < 16; round++) {
    const l = (low + high) / 2;
    if (wcagLuminance(clampChroma({ ...colour, l }, 'oklch')) < luminance) low = l;
    else high = l;
  }
  return formatHex(clampChroma({ ...colour, l: high }, 'oklch'));
}
