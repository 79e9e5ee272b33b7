import {
  circle,
  drawing,
  fitBottom,
  fitStretch,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  times,
} from '@/components/Art/kit';

/** Under Problems: rain from a heavy sky. */
export const overcastHalf = drawing(
  720,
  230,
  () =>
    line(
      times(26, (index) => `M${30 + index * 28} ${78 + ((index * 37) % 46)}l-7 24`),
      ink.rainHeavy,
      3,
    ) +
    mist(
      18,
      34,
      15,
      [
        [-60, 420],
        [60, 640],
      ],
      [[120, 360]],
      ink.storm,
    ) +
    mist(
      46,
      26,
      12,
      [
        [470, 800],
        [400, 700],
      ],
      [[500, 640]],
      ink.overcast,
    ) +
    hill(
      [
        [0, 190],
        [220, 150],
        [460, 196],
        [720, 160],
      ],
      230,
      ink.slate,
    ) +
    hill(
      [
        [0, 216],
        [340, 186],
        [720, 206],
      ],
      230,
      ink.ink,
    ),
  { fit: fitBottom, ground: ink.groundOvercast },
);

/** Under Success factors: the same sky, cleared. */
export const clearingHalf = drawing(
  720,
  230,
  () =>
    circle(470, 130, 96, ink.sunCoral) +
    mist(
      60,
      24,
      12,
      [
        [120, 330],
        [40, 260],
      ],
      [[160, 230]],
      ink.mistHigh,
    ) +
    mist(
      104,
      18,
      9,
      [
        [520, 680],
        [570, 780],
      ],
      [[600, 660]],
      ink.mistHigh,
    ) +
    hill(
      [
        [0, 160],
        [240, 196],
        [480, 150],
        [720, 190],
      ],
      230,
      ink.teal,
    ) +
    hill(
      [
        [0, 206],
        [340, 186],
        [720, 212],
      ],
      230,
      ink.ink,
    ),
  { fit: fitBottom, ground: ink.groundButter },
);

/** The path of the six suns, sunrise to sunset. Stretches to its box. */
export const approachArc = drawing(
  1200,
  520,
  () => line('M60 520C60 -30 1140 -30 1140 520', ink.outline, 2, 'stroke-dasharray="2 10"'),
  { fit: fitStretch },
);

/** Under the arc. */
export const approachHills = drawing(
  1440,
  120,
  () =>
    hill(
      [
        [0, 70],
        [300, 36],
        [640, 76],
        [1000, 30],
        [1440, 70],
      ],
      120,
      ink.hillMid,
    ) +
    hill(
      [
        [0, 96],
        [420, 70],
        [860, 100],
        [1440, 78],
      ],
      120,
      ink.hillNear,
    ) +
    mist(
      62,
      16,
      8,
      [
        [200, 420],
        [140, 350],
      ],
      [[230, 320]],
      ink.mistWarm,
    ) +
    mist(
      58,
      16,
      8,
      [
        [1000, 1240],
        [1060, 1320],
      ],
      [[1090, 1220]],
      ink.mistWarm,
    ) +
    rect(0, 112, 1440, 10, ink.ink),
  { fit: fitBottom },
);

/** The works and the gear that is a sun, for the machinery study. */
export const machineryPanorama = drawing(
  1440,
  420,
  () =>
    circle(
      1040,
      168,
      134,
      'none',
      `stroke="${ink.sunCoral}" stroke-width="28" stroke-dasharray="29 17.775" transform="rotate(-6 1040 168)"`,
    ) +
    circle(1040, 168, 128, ink.sunCoral) +
    circle(1040, 168, 54, ink.panoGold) +
    hill(
      [
        [600, 330],
        [820, 230],
        [1060, 300],
        [1280, 210],
        [1460, 280],
      ],
      420,
      ink.hillOchre,
    ) +
    mist(
      60,
      20,
      10,
      [
        [200, 400],
        [120, 330],
      ],
      [[230, 300]],
      ink.paper,
    ) +
    mist(
      120,
      20,
      10,
      [
        [1180, 1500],
        [1260, 1500],
      ],
      [[1300, 1420]],
      ink.paper,
    ) +
    rect(222, 96, 34, 180, ink.ink) +
    rect(292, 136, 34, 140, ink.ink) +
    path(
      'M-20 420V250L74 200V250L168 200V250L262 200V250L356 200V250L450 200V250L544 200V250L638 200V250L732 200V250L826 200V250V420Z',
      ink.teal,
    ) +
    times(8, (i) => rect(16 + i * 94, 290, 36, 32, ink.butter)) +
    hill(
      [
        [560, 420],
        [860, 330],
        [1180, 370],
        [1460, 320],
      ],
      420,
      ink.rust,
    ) +
    mist(
      262,
      20,
      10,
      [
        [780, 1010],
        [700, 930],
      ],
      [[810, 900]],
      ink.mistWarm,
    ) +
    path('M0 350H740Q900 352 1000 376T1440 384V420H0Z', ink.ink) +
    pill(-30, 372, 360, 12, ink.coral) +
    pill(250, 394, 420, 12, ink.azure),
  { fit: fitBottom },
);
