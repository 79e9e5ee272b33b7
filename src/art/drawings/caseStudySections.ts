import {
  circle,
  drawing,
  fitBottom,
  fitStretch,
  hill,
  ink,
  line,
  mist,
  rect,
  times,
} from '@/art/kit';

/** Below Problems: rain. */
export const overcastHalf = drawing(
  720,
  230,
  () =>
    line(
      times(26, (index) => `M${30 + index * 28} ${78 + ((index * 37) % 46)}l-7 24`),
      ink.rainHeavy,
      3,
    ) +
    mist(18, 34, 15, '-60,420 60,640', '120,360', ink.storm) +
    mist(46, 26, 12, '470,800 400,700', '500,640', ink.overcast) +
    hill('0,190 220,150 460,196 720,160', 230, ink.slate) +
    hill('0,216 340,186 720,206', 230, ink.ink),
  { fit: fitBottom, background: ink.groundOvercast },
);

/** Below Success factors: the same sky without rain. */
export const clearingHalf = drawing(
  720,
  230,
  () =>
    circle(470, 130, 96, ink.sunCoral) +
    mist(60, 24, 12, '120,330 40,260', '160,230', ink.mistHigh) +
    mist(104, 18, 9, '520,680 570,780', '600,660', ink.mistHigh) +
    hill('0,160 240,196 480,150 720,190', 230, ink.teal) +
    hill('0,206 340,186 720,212', 230, ink.ink),
  { fit: fitBottom, background: ink.groundButter },
);

/** The path of the six suns, sunrise to sunset. Stretches to its box. */
export const approachArc = drawing(
  1200,
  520,
  () => line('M60 520C60 -30 1140 -30 1140 520', ink.outline, 2, 'stroke-dasharray="2 10"'),
  { fit: fitStretch },
);

/** Hills below the arc. */
export const approachHills = drawing(
  1440,
  120,
  () =>
    hill('0,70 300,36 640,76 1000,30 1440,70', 120, ink.hillMid) +
    hill('0,96 420,70 860,100 1440,78', 120, ink.hillNear) +
    mist(62, 16, 8, '200,420 140,350', '230,320', ink.mistWarm) +
    mist(58, 16, 8, '1000,1240 1060,1320', '1090,1220', ink.mistWarm) +
    rect(0, 112, 1440, 10, ink.ink),
  { fit: fitBottom },
);
