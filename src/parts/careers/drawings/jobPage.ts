import {
  circle,
  drawing,
  fitBottom,
  fitBottomEnd,
  fitBottomStart,
  fitStretch,
  fitTop,
  hill,
  ink,
  mist,
  rect,
  stars,
  type Drawing,
} from '@/art/kit';

/** Stars behind the hero of a posting, without stars behind its title. */
export const jobStars = drawing(
  1440,
  420,
  () =>
    stars({
      seed: 61,
      count: 60,
      width: 1440,
      height: 240,
      fill: ink.cream,
      sizes: [0.5, 1.3],
      clear: [[90, 60, 660, 240]],
    }),
  { fit: fitTop },
);

/** The hills behind the phone. */
export const jobHills = drawing(
  1440,
  240,
  () =>
    hill('0,110 220,60 480,118 760,70 1040,120 1440,56', 240, ink.duskHill) +
    hill('0,150 320,112 640,160 960,108 1200,150 1440,118', 240, ink.slate) +
    mist(126, 18, 9, '-60,180 40,300', '80,150', ink.mistPeach) +
    mist(134, 18, 9, '720,960 800,1060', '830,930', ink.mistPeach) +
    hill('0,206 360,176 700,214 1100,172 1440,206', 240, ink.ink),
  { fit: fitBottom },
);

/** The hill in front of the phone's foot, which goes over into the strip below. */
export const jobFoot = drawing(
  1440,
  70,
  () => hill('0,36 360,6 700,44 1100,2 1440,36', 70, ink.pageLegal),
  { fit: fitStretch },
);

const dayThumbnail = (fit: string, background: string, sun: string, cloud: string): Drawing =>
  drawing(
    260,
    150,
    () =>
      sun + cloud + hill('0,132 130,118 260,134', 150, ink.teal) + rect(0, 146, 260, 6, ink.ink),
    { fit, background },
  );

/** The first ninety days: one sun at three heights. */
export const dayThumbnails = [
  dayThumbnail(
    fitBottomStart,
    ink.groundMorning,
    circle(90, 118, 34, ink.sunCoral),
    mist(96, 11, 6, '120,240 150,280', '160,220', ink.paper),
  ),
  dayThumbnail(
    fitBottom,
    ink.groundCream,
    circle(130, 74, 34, ink.sunAmber),
    mist(84, 11, 6, '-20,70 -20,100', '0,50', ink.paper),
  ),
  dayThumbnail(
    fitBottomEnd,
    ink.groundButter,
    circle(170, 46, 34, ink.sun),
    mist(92, 11, 6, '190,300 150,260', '200,240', ink.paper),
  ),
] as const;

/** Above the card with Apply Now. */
export const applyView = drawing(
  330,
  130,
  () =>
    circle(226, 84, 54, ink.sunCoral) +
    mist(40, 13, 7, '30,140 -20,100', '44,86', ink.paper) +
    hill('0,104 110,84 230,112 330,90', 130, ink.teal) +
    mist(106, 13, 7, '150,350 210,350', '220,320', ink.paper) +
    rect(0, 126, 330, 6, ink.ink),
);
