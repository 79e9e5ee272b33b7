import {
  circle,
  drawing,
  fitBottom,
  fitTop,
  hill,
  ink,
  mist,
  rays,
  rect,
  type Drawing,
  type Pairs,
} from '@/art/kit';

type FactName =
  'founded' | 'projects' | 'certifications' | 'clouds' | 'domains' | 'customers' | 'workforce';

type Fact = {
  readonly sun: readonly [x: number, y: number, r: number];
  readonly disc: string;
  readonly mistTop: number;
  readonly mistSide: 'left' | 'right' | 'wide';
  readonly mistInk: string;
  readonly background: string;
};

const horizon = 150;

const facts: Record<FactName, Fact> = {
  founded: {
    sun: [46, 148.1, 36],
    disc: ink.sunCoral,
    mistTop: 112,
    mistSide: 'left',
    mistInk: ink.mistHigh,
    background: ink.factFounded,
  },
  projects: {
    sun: [76, 118.2, 38],
    disc: ink.sunCoral,
    mistTop: 118,
    mistSide: 'right',
    mistInk: ink.mistHigh,
    background: ink.factProjects,
  },
  certifications: {
    sun: [106, 91.7, 39.7],
    disc: ink.sunAmber,
    mistTop: 124,
    mistSide: 'left',
    mistInk: ink.mistHigh,
    background: ink.factCertifications,
  },
  clouds: {
    sun: [136, 71.2, 41],
    disc: ink.sun,
    mistTop: 112,
    mistSide: 'right',
    mistInk: ink.pale,
    background: ink.factClouds,
  },
  domains: {
    sun: [166, 59, 41.8],
    disc: ink.sun,
    mistTop: 118,
    mistSide: 'left',
    mistInk: ink.pale,
    background: ink.factDomains,
  },
  customers: {
    sun: [196, 56.2, 42],
    disc: ink.sun,
    mistTop: 124,
    mistSide: 'right',
    mistInk: ink.mistHigh,
    background: ink.factCustomers,
  },
  workforce: {
    sun: [226, 63.3, 41.5],
    disc: ink.sun,
    mistTop: 108,
    mistSide: 'wide',
    mistInk: ink.mistHigh,
    background: ink.factWorkforce,
  },
};

const mistBands: Record<Fact['mistSide'], readonly [bands: Pairs, necks: Pairs]> = {
  left: ['-30,104 -30,70', '0,50'],
  right: ['150,300 190,320', '206,250'],
  wide: ['150,300 120,262', '170,240'],
};

/** One sunrise cut in seven: side by side the cards share the horizon, and the sun climbs. */
export const factThumbnails = mapFacts((fact) =>
  drawing(
    272,
    356,
    () => {
      const [bands, necks] = mistBands[fact.mistSide];
      return (
        circle(...fact.sun, fact.disc) +
        mist(fact.mistTop, 13, 7, bands, necks, fact.mistInk) +
        rect(0, horizon, 272, 206, fact.background) +
        rect(0, horizon, 272, 2.5, ink.outline)
      );
    },
    { fit: fitTop, background: fact.background },
  ),
);

/** The same sun on its horizon, for the head of a fact's dialog. The lowest 2 units are the rule. */
export const factPictures = mapFacts((fact, index) =>
  drawing(
    560,
    138,
    () => {
      const [, height] = fact.sun;
      const x = 80 + index * 66;
      const y = 136 - (horizon - height) * 0.72;
      const rayed = index > 1 ? rays(x, y, 70, 96, 26, ink.ray, 4) : '';
      const left = x > 280;
      return (
        circle(x, y, 56, fact.disc) +
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
      fit: fitBottom,
      background: `linear-gradient(${ink.pageMorning}, ${ink.factCertifications})`,
    },
  ),
);

function mapFacts(draw: (fact: Fact, index: number) => Drawing): Record<FactName, Drawing> {
  return {
    founded: draw(facts.founded, 0),
    projects: draw(facts.projects, 1),
    certifications: draw(facts.certifications, 2),
    clouds: draw(facts.clouds, 3),
    domains: draw(facts.domains, 4),
    customers: draw(facts.customers, 5),
    workforce: draw(facts.workforce, 6),
  };
}
