import { circle, drawing, fitTop, ink, mist, rect, type Pairs } from '@/art/kit';
import { factSuns, horizon, mapFacts, type FactName } from './interface/factPictures';

type ThumbnailOptions = {
  readonly mistTop: number;
  readonly mistSide: 'left' | 'right' | 'wide';
  readonly mistInk: string;
  readonly background: string;
};

const thumbnailOptions: Record<FactName, ThumbnailOptions> = {
  founded: {
    mistTop: 112,
    mistSide: 'left',
    mistInk: ink.mistHigh,
    background: ink.factFounded,
  },
  projects: {
    mistTop: 118,
    mistSide: 'right',
    mistInk: ink.mistHigh,
    background: ink.factProjects,
  },
  certifications: {
    mistTop: 124,
    mistSide: 'left',
    mistInk: ink.mistHigh,
    background: ink.factCertifications,
  },
  clouds: {
    mistTop: 112,
    mistSide: 'right',
    mistInk: ink.pale,
    background: ink.factClouds,
  },
  domains: {
    mistTop: 118,
    mistSide: 'left',
    mistInk: ink.pale,
    background: ink.factDomains,
  },
  customers: {
    mistTop: 124,
    mistSide: 'right',
    mistInk: ink.mistHigh,
    background: ink.factCustomers,
  },
  ai: {
    mistTop: 108,
    mistSide: 'wide',
    mistInk: ink.mistHigh,
    background: ink.factWorkforce,
  },
};

const mistBands: Record<ThumbnailOptions['mistSide'], readonly [bands: Pairs, necks: Pairs]> = {
  left: ['-30,104 -30,70', '0,50'],
  right: ['150,300 190,320', '206,250'],
  wide: ['150,300 120,262', '170,240'],
};

/** Side by side, the cards share a horizon, and the sun rises from card to card. */
export const factThumbnails = mapFacts((name) => {
  const { background, mistInk, mistSide, mistTop } = thumbnailOptions[name];
  const { sun, fill } = factSuns[name];
  return drawing(
    272,
    356,
    () => {
      const [bands, necks] = mistBands[mistSide];
      return (
        circle(...sun, fill, 'data-part="sun"') +
        mist(mistTop, 13, 7, bands, necks, mistInk) +
        rect(0, horizon, 272, 206, background) +
        rect(0, horizon, 272, 2.5, ink.outline)
      );
    },
    { fit: fitTop, background },
  );
});
