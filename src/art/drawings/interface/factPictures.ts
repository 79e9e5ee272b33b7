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
  type Point,
} from '@/art/kit';

export type FactName =
  'founded' | 'projects' | 'certifications' | 'clouds' | 'domains' | 'customers' | 'ai';

type FactSun = { readonly sun: readonly [...Point, r: number]; readonly disc: string };

/** The y of the horizon on the cards. */
export const horizon = 150;

/** The suns of the cards. */
export const factSuns: Record<FactName, FactSun> = {
  founded: { sun: [46, 148.1, 36], disc: ink.sunCoral },
  projects: { sun: [76, 118.2, 38], disc: ink.sunCoral },
  certifications: { sun: [106, 91.7, 39.7], disc: ink.sunAmber },
  clouds: { sun: [136, 71.2, 41], disc: ink.sun },
  domains: { sun: [166, 59, 41.8], disc: ink.sun },
  customers: { sun: [196, 56.2, 42], disc: ink.sun },
  ai: { sun: [226, 63.3, 41.5], disc: ink.sun },
};

/** The sun of a card on its horizon, above a fact's dialog. The lowest 2 units are the rule. */
export const factPictures = mapFacts((name, index) => {
  const { sun, disc } = factSuns[name];
  const x = 80 + (396 * index) / (Object.keys(factSuns).length - 1);
  return drawing(
    560,
    138,
    () => {
      const [, height] = sun;
      const y = 136 - (horizon - height) * 0.72;
      const rayed = index > 1 ? rays(x, y, 70, 96, 26, ink.ray, 4) : '';
      const left = x > 280;
      return (
        circle(x, y, 56, disc) +
        rayed +
        mist(
          40,
          16,
          8,
          left
            ? [
                [60, 190],
                [20, 150],
              ]
            : [
                [380, 510],
                [420, 560],
              ],
          left ? [[80, 130]] : [[430, 490]],
          ink.mistHigh,
        ) +
        mist(
          70,
          15,
          8,
          left
            ? [
                [x + 40, x + 220],
                [x + 80, x + 260],
              ]
            : [
                [x - 150, x - 30],
                [x - 120, x + 20],
              ],
          left ? [[x + 90, x + 200]] : [[x - 100, x - 50]],
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
