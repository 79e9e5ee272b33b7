import { circle, drawing, fitTop, hill, ink, mist, rect, type Pairs } from '@/art/kit';
import { factSuns, horizon, mapFacts, type FactName } from './interface/factPictures';

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

/** Side by side, the cards share a horizon, and the sun rises from card to card. */
export const factThumbnails = mapFacts((name) => {
  const [background, mistInk, mistTop, mistSide, ridge] = scenes[name];
  const [bands, necks] = mistBands[mistSide];
  const { sun, fill } = factSuns[name];
  return drawing(
    272,
    356,
    () =>
      circle(...sun, fill, 'data-part="sun"') +
      (ridge ? hill(ridge, horizon, ink.hillFar) : '') +
      mist(mistTop, 13, 7, bands, necks, mistInk) +
      rect(0, horizon, 272, 206, background) +
      rect(0, horizon, 272, 2.5, ink.outline),
    { fit: fitTop, background },
  );
});
