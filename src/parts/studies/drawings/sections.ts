import { edge } from '@/art/drawings/dividers';
import {
  circle,
  drawing,
  fitBottom,
  fitStretch,
  fitTop,
  hill,
  ink,
  line,
  mist,
  times,
  type Drawing,
} from '@/art/kit';

/** A thin mist at the foot of a picture of the drivers; its middle is what a phone shows. */
const driversEdge = (fill: string): Drawing =>
  edge(
    44,
    fitBottom,
    mist(2, 14, 7, '-60,470 -60,620 -60,1560', '20,400 40,540', fill),
    mist(8, 14, 7, '1000,1560 830,1560 -60,1560', '1070,1500 910,1480', fill),
  );

/** In the background colour of the success factors, where they are below the problems. */
export const problemsBottomEdge = driversEdge(ink.groundButter);

/** In the background colour of the story. */
export const driversBottomEdge = driversEdge(ink.pageForenoon);

/** Mist in the background colour of the approach. */
export const storyBottomEdge = edge(
  110,
  fitBottom,
  mist(22, 24, 12, '960,1560 800,1560 -60,1560', '1040,1500 890,1490', ink.pageNoon),
  mist(34, 22, 11, '-60,280 -60,440 -60,1560', '20,210 20,350', ink.pageNoon),
);

/** The path of the six suns, sunrise to sunset. Stretches to its box. */
export const approachArc = drawing(
  1200,
  520,
  () => line('M60 520C60 -30 1140 -30 1140 520', ink.outline, 2, 'stroke-dasharray="2 10"'),
  { fit: fitStretch },
);

/** The same path in two columns, on a phone. */
export const approachMeander = drawing(
  366,
  527,
  () =>
    line('M83 83L283 174L83 264L283 355L83 445L283 537', ink.outline, 2, 'stroke-dasharray="2 10"'),
  { fit: fitTop },
);

/** The months of a project, each a step up the sky, to the sun of its last go-live. */
export const monthsPicture = (months: number): Drawing =>
  drawing(
    280,
    160,
    () =>
      times(months, (index) => {
        const progress = index / months;
        return circle(16 + 184 * progress, 118 - 84 * progress * (2 - progress), 5, ink.outline);
      }) +
      circle(230, 34, 32, ink.sunCoral) +
      mist(44, 11, 6, '184,262 214,280', '222,250', ink.sky) +
      mist(130, 12, 6, '0,150 40,230', '64,126', ink.sky),
  );

/** Hills below the arc, with mist in the background colour of what follows. */
export const approachHills = drawing(
  1440,
  120,
  () =>
    hill('0,70 300,36 640,76 1000,30 1440,70', 120, ink.hillMid) +
    hill('0,96 420,70 860,100 1440,78', 120, ink.hillNear) +
    mist(78, 18, 9, '-60,380 -60,600 -60,1560', '20,300 30,510', ink.pageDawnMid) +
    mist(84, 18, 9, '1060,1560 860,1560 -60,1560', '1140,1500 950,1490', ink.pageDawnMid),
  { fit: fitBottom },
);
