import {
  circle,
  drawing,
  fitTop,
  group,
  hill,
  ink,
  mist,
  part,
  path,
  rect,
  type Pairs,
} from '@/art/kit';
import { factSuns, horizon, lastIndex, mapFacts, type FactName } from './interface/factPictures';

type Scene = readonly [
  background: string,
  mistInk: string,
  mistTop: number,
  mistSide: keyof typeof mistBands,
  ridge?: Pairs,
];

const mistBands = {
  left: ['-30,104 -30,70', '0,50'],
  right: ['150,300 190,320', '206,250'],
  wide: ['150,300 120,262', '170,240'],
} as const;

/** The sun rises over a ridge that ends in the second card. */
const scenes: Record<FactName, Scene> = {
  founded: [ink.factFounded, ink.mistHigh, 108, 'right', '0,116 46,138 168,84 272,122'],
  projects: [ink.factProjects, ink.mistHigh, 92, 'right', '0,124 84,148 196,122 272,148'],
  certifications: [ink.factCertifications, ink.mistHigh, 124, 'left'],
  clouds: [ink.factClouds, ink.pale, 112, 'right'],
  domains: [ink.factDomains, ink.pale, 118, 'left'],
  customers: [ink.factCustomers, ink.mistHigh, 124, 'right'],
  ai: [ink.factWorkforce, ink.mistHigh, 108, 'wide'],
};

/**
 * Side by side, the cards share a horizon, and the sun rises from card to card. At night they are the
 * phases of the moon, which is full on the middle one.
 */
export const factThumbnails = mapFacts((name, index) => {
  const [background, mistInk, mistTop, mistSide, ridge] = scenes[name];
  const [bands, necks] = mistBands[mistSide];
  const { sun, fill } = factSuns[name];
  const [x, y, r] = sun;
  return drawing(
    272,
    356,
    (id) =>
      part(
        'sun',
        circle(...sun, fill) +
          `<mask id="${id}-night">${rect(-2, -2, 4, 4, ink.atNight)}</mask>` +
          group(
            `translate(${x} ${y.toFixed(1)})scale(${r.toFixed(1)})`,
            shadow((2 * index) / lastIndex - 1, background, `mask="url(#${id}-night)"`),
          ),
      ) +
      (ridge ? hill(ridge, horizon, ink.hillFar) : '') +
      mist(mistTop, 13, 7, bands, necks, mistInk) +
      rect(0, horizon, 272, 206, background) +
      rect(0, horizon, 272, 2.5, ink.outline),
    { fit: fitTop, background },
  );
});

/** What the sun does not reach on a moon of radius 1: a crescent is lit at phase -1 and 1, all at 0. */
function shadow(phase: number, fill: string, attributes: string): string {
  const lit = 1 - 0.72 * Math.abs(phase);
  return path(
    `M0-2H-2V2H0V1A${Math.abs(1 - 2 * lit).toFixed(2)} 1 0 0 ${lit > 0.5 ? 1 : 0} 0-1Z`,
    fill,
    `transform="rotate(${(phase * 24 + (phase > 0 ? 180 : 0)).toFixed()})" ${attributes}`,
  );
}
