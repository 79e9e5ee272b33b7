import {
  circle,
  drawing,
  fitBottom,
  fitBottomEnd,
  fitBottomStart,
  hill,
  ink,
  mist,
  rays,
  rect,
} from '@/art/kit';

export type FactName =
  'founded' | 'projects' | 'certifications' | 'clouds' | 'domains' | 'customers' | 'ai';

/** The y of the horizon on the cards. */
export const horizon = 150;

const sunInks: Record<FactName, string> = {
  founded: ink.sunCoral,
  projects: ink.sunCoral,
  certifications: ink.sunAmber,
  clouds: ink.sun,
  domains: ink.sun,
  customers: ink.sun,
  ai: ink.sun,
};
export const lastIndex = Object.keys(sunInks).length - 1;

/** From card to card the sun rises along an arc, and falls a little at its end. */
export const factSuns = mapFacts((name, index) => {
  const progress = index / lastIndex;
  const height = Math.sin(0.02 + 1.948 * progress);
  const sun = [46 + 180 * progress, horizon - 94 * height, 36 + 6 * height] as const;
  return { sun, fill: sunInks[name] };
});

/** The sun of a card on its horizon, above a fact's dialog. The lowest 2 units are a line. */
export const factPictures = mapFacts((name, index) => {
  const { sun, fill } = factSuns[name];
  const x = 80 + (396 * index) / lastIndex;
  return drawing(
    560,
    138,
    () => {
      const [, height] = sun;
      const y = 136 - (horizon - height) * 0.72;
      const sunRays = index > 1 ? rays(x, y, 70, 96, 26, ink.ray, 4) : '';
      const isSunRight = x > 280;
      return (
        circle(x, y, 56, fill) +
        sunRays +
        mist(
          40,
          16,
          8,
          isSunRight
            ? [
                [60, 190],
                [20, 150],
              ]
            : [
                [380, 510],
                [420, 560],
              ],
          isSunRight ? [[80, 130]] : [[430, 490]],
          ink.mistHigh,
        ) +
        mist(
          70,
          15,
          8,
          isSunRight
            ? [
                [x + 40, x + 220],
                [x + 80, x + 260],
              ]
            : [
                [x - 150, x - 30],
                [x - 120, x + 20],
              ],
          isSunRight ? [[x + 90, x + 200]] : [[x - 100, x - 50]],
          ink.mistHigh,
        ) +
        hill('0,128 160,104 300,132 560,100', 136, ink.hillFar) +
        rect(0, 136, 560, 2.5, ink.outline)
      );
    },
    {
      // A phone shows 250 to 340 of the 560 units: those around the sun.
      fit: x < 190 ? fitBottomStart : x > 370 ? fitBottomEnd : fitBottom,
      background: `linear-gradient(${ink.pageMorning}, ${ink.factCertifications})`,
    },
  );
});

export function mapFacts<T>(draw: (name: FactName, index: number) => T): Record<FactName, T> {
  return {
    founded: draw('founded', 0),
    projects: draw('projects', 1),
    certifications: draw('certifications', 2),
    clouds: draw('clouds', 3),
    domains: draw('domains', 4),
    customers: draw('customers', 5),
    ai: draw('ai', 6),
  };
}
