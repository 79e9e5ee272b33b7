import { cloudPanorama, wideTile } from '@/art/drawings/cloudDrawings';
import { leaf } from '@/art/drawings/leafShape';
import {
  circle,
  each,
  heroSun,
  hill,
  ink,
  line,
  mist,
  part,
  path,
  pill,
  rect,
  times,
} from '@/art/kit';

/** Nine rays around the rising sun: nine offerings. */
export const panorama = cloudPanorama(
  () =>
    hill('0,296 190,232 400,330 560,372', 460, ink.hillFar) +
    hill('820,420 1090,292 1260,316 1460,222', 460, ink.hillFar) +
    part(
      'count',
      times(9, (index) => line(ray(index, 160, 212) + ray(index, 244, 244), ink.vermilion, 14)),
    ) +
    heroSun(720, 360, 130, ink.sunCoral) +
    mist(166, 20, 10, '186,400 110,320', '220,290', ink.paper) +
    mist(214, 18, 9, '1130,1350 1190,1470', '1220,1320', ink.paper) +
    hill('0,372 230,336 470,384 720,358 960,384 1220,342 1440,370', 460, ink.rust) +
    mist(318, 18, 9, '60,270 0,200', '90,170', ink.mistWarm) +
    path('M0 390Q360 360 720 378T1440 386V460H0Z', ink.ink) +
    line('M1024 392V340', ink.ink, 12) +
    path('M980 344V302a24 24 0 0 1 24-24H1046a24 24 0 0 1 24 24V344Z', ink.teal) +
    path('M980 344V302a24 24 0 0 1 48 0V344Z', ink.tealDeep) +
    pill(992, 302, 24, 7, ink.cream) +
    line('M1052 314V252', ink.outline, 5) +
    path('M1052 250h-34v20h34z', ink.vermilion) +
    pill(560, 396, 320, 13, ink.coral) +
    pill(620, 419, 200, 11, ink.butter) +
    pill(674, 440, 92, 9, ink.coral) +
    pill(-40, 416, 300, 12, ink.slate) +
    pill(1130, 420, 360, 12, ink.slate),
);

function ray(index: number, inner: number, outer: number): string {
  const angle = ((14 + index * 19) * Math.PI) / 180;
  const at = (radius: number) =>
    `${(720 - radius * Math.cos(angle)).toFixed(1)} ${(360 - radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(inner)}L${at(outer)}`;
}

/** Nine messages, each larger than the previous one: left, middle, width. */
const messages = [
  [18, 292, 20],
  [58, 284, 25],
  [92, 276, 30],
  [131, 267, 35],
  [175, 257, 40],
  [224, 246, 45],
  [278, 234, 50],
  [337, 220, 55],
  [401, 204, 62],
] as const;

/** A row of seedlings: foot, height, reach of the leaves. */
const seedlings = [
  [38, 268, 24, 16],
  [100, 262, 42, 23],
  [166, 258, 64, 30],
  [240, 258, 88, 37],
  [398, 214, 112, 50],
] as const;

export const tiles = {
  warming: wideTile(
    ink.groundPeach,
    () =>
      hill('0,236 150,188 330,226 520,150', 330, ink.hillCoral) +
      circle(446, 92, 60, ink.sunCoral) +
      mist(60, 16, 8, '60,190 20,140', '80,120', ink.paper) +
      hill('0,270 220,224 520,156', 330, ink.indigo) +
      line('M0 318H30M60 312H110M150 303H210M250 292H330M370 276H540', ink.slate, 5) +
      each(messages, ([x, y, width]) => pill(x, y - width * 0.31, width, width * 0.62, ink.paper)) +
      line(
        each(messages, ([x, y, width]) => flap(x, y, width)),
        ink.vermilion,
        3,
      ) +
      circle(28, 292, 19, 'none', `stroke="${ink.sun}" stroke-width="4"`) +
      mist(132, 14, 7, '300,392 270,350', '310,340', ink.paper),
  ),
  journey: wideTile(
    ink.groundMorning,
    () =>
      circle(92, 92, 50, ink.sun) +
      hill('0,232 190,214 400,92 520,120', 330, ink.blue) +
      line('M238 214Q300 190 330 158T418 100', ink.cream, 5, 'stroke-dasharray="0.1 11"') +
      hill('0,290 230,204 520,286', 330, ink.teal) +
      line(
        'M60 340Q90 300 150 274T238 220Q330 226 430 278',
        ink.cream,
        5,
        'stroke-dasharray="0.1 11"',
      ) +
      each(
        [
          [104, 296],
          [238, 218],
          [336, 152],
        ] as const,
        ([x, y]) => circle(x, y, 11, ink.ink, `stroke="${ink.sun}" stroke-width="7"`),
      ) +
      line('M424 100V44', ink.outline, 5) +
      path('M424 44h44l-10 12 10 12h-44z', ink.vermilion) +
      mist(246, 18, 9, '400,540 360,540', '430,540', ink.paper),
  ),
  nurture: wideTile(
    ink.groundPale,
    () =>
      circle(398, 136, 98, ink.sun) +
      mist(56, 16, 8, '60,200 20,150', '80,130', ink.paper) +
      hill('0,262 190,250 360,276 520,262', 330, ink.teal) +
      line(
        each(seedlings, ([x, foot, height]) => `M${x} ${foot}v${-height}`),
        ink.ink,
        5,
      ) +
      each(seedlings, ([x, foot, height, reach]) => twoLeaves(x, foot - height, reach)) +
      path('M0 296Q260 270 520 300V330H0Z', ink.ink) +
      hill('366,224 398,204 430,224', 226, ink.ink) +
      path(
        'M322 218h120c16 0 28 3 44 8v48c-34 8-72 2-94-12c-16-10-34-20-70-22a11 11 0 0 1 0-22z',
        ink.skinKabir,
      ) +
      line('M330 229H388', ink.shadeKabir, 3) +
      line('M470 240Q444 238 428 214', ink.skinKabir, 18) +
      line('M484 244Q446 246 424 226', ink.shadeKabir, 3) +
      rect(482, 212, 60, 70, ink.coral, 6),
  ),
};

function flap(x: number, y: number, width: number): string {
  const [reach, fall] = [width * 0.3, width * 0.24];
  return `M${(x + width / 2 - reach).toFixed(1)} ${(y - fall / 2).toFixed(1)}l${reach.toFixed(1)} ${fall.toFixed(1)} ${reach.toFixed(1)}-${fall.toFixed(1)}`;
}

function twoLeaves(x: number, y: number, reach: number): string {
  return (
    leaf([x, y + 8], [-reach, Math.round(-reach * 0.6)], ink.ink) +
    leaf([x, y], [reach, Math.round(-reach * 0.7)], ink.coral)
  );
}
