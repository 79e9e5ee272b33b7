import {
  circle,
  each,
  heroSun,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  times,
  type Span,
} from '@/art/kit';
import { problemsPicture, studyPanorama, successPicture } from '../../drawings/studyDrawings';

/** The y of the bridge's deck. */
const deck = 296;

/** The payments on the deck: ink, then from and to. */
const payments: readonly (readonly [string, readonly Span[]])[] = [
  [
    ink.cream,
    [
      [72, 116],
      [380, 422],
      [876, 894],
      [1328, 1392],
    ],
  ],
  [
    ink.paper,
    [
      [546, 626],
      [778, 834],
    ],
  ],
  [
    ink.azureBright,
    [
      [218, 294],
      [672, 702],
      [1014, 1094],
    ],
  ],
  [ink.butter, [[1188, 1228]]],
];

/** Payments cross a suspension bridge in front of the low sun. */
export const panorama = studyPanorama(
  () =>
    hill('0,300 200,244 430,344', 420, ink.hillCoral) +
    hill('1000,344 1230,236 1460,290', 420, ink.hillCoral) +
    heroSun(720, 250, 132, ink.sunVermilion) +
    mist(112, 20, 10, '170,380 110,310', '200,280', ink.mistWarm) +
    mist(150, 18, 9, '1130,1340 1200,1480', '1230,1310', ink.mistWarm) +
    path('M0 340H1440V420H0Z', ink.water) +
    each(
      [
        [628, 184, 350],
        [668, 104, 368],
        [636, 168, 386],
        [686, 68, 404],
      ] as const,
      ([x, width, y]) => pill(x, y, width, 11, ink.reflection),
    ) +
    path('M330 368V330L368 368ZM1070 384V346L1108 384Z', ink.cream) +
    pill(292, 372, 92, 15, ink.coral) +
    pill(1032, 388, 92, 15, ink.coral) +
    pill(-40, 372, 260, 11, ink.sky) +
    pill(120, 398, 150, 9, ink.sky) +
    pill(1190, 366, 320, 11, ink.sky) +
    pill(820, 400, 130, 9, ink.sky) +
    line(`M150 ${deck}Q325 261 500 132Q720 432 940 132Q1115 261 1290 ${deck}`, ink.ink, 9) +
    line(hangers(), ink.ink, 4) +
    rect(484, 112, 32, 264, ink.ink) +
    rect(924, 112, 32, 264, ink.ink) +
    pill(458, 366, 84, 18, ink.ink) +
    pill(898, 366, 84, 18, ink.ink) +
    rect(474, 104, 52, 16, ink.ink, 4) +
    rect(914, 104, 52, 16, ink.ink, 4) +
    rect(-10, deck, 1460, 22, ink.ink) +
    rect(-10, deck + 22, 1460, 7, ink.butter) +
    each(payments, ([stroke, spans]) =>
      line(
        each(spans, ([from, to]) => `M${from} ${deck - 10}H${to}`),
        stroke,
        16,
      ),
    ),
);

/** The ropes between deck and cable, whose curves they follow: five in each side span, ten in the middle. */
function hangers(): string {
  const middle = times(10, (i) => hanger(540 + i * 40, 282 - 150 * ((i - 4.5) / 5.5) ** 2));
  const sides = times(5, (i) => {
    const span = 110 + i * 46;
    const top = deck - 0.2 * span - 94 * (span / 350) ** 2;
    return hanger(150 + span, top) + hanger(1290 - span, top);
  });
  return middle + sides;
}

function hanger(x: number, top: number): string {
  return `M${x} ${deck}V${Math.round(top)}`;
}

/** One road under all wheels. */
const road = '0,178 720,178';

/** Cars wait at a lowered barrier. */
export const problems = problemsPicture(
  () =>
    rect(620, 92, 14, 90, ink.slate) +
    line('M627 116L512 128', ink.vermilion, 8) +
    each([40, 156, 272, 388], (x) => car(x, 145, ink.storm, ink.overcast)),
  road,
);

/** The barrier is up, and the cars drive through. */
export const success = successPicture(
  () =>
    rect(318, 88, 14, 92, ink.ink) +
    line('M325 104L368 8', ink.vermilion, 9) +
    line('M336 79L344 61M352 44L360 26', ink.paper, 9) +
    each(
      [
        [176, ink.vermilion],
        [392, ink.blue],
        [524, ink.ink],
      ] as const,
      ([x, body]) => car(x, 145, body, ink.pale),
    ),
  road,
);

function car(x: number, y: number, body: string, window: string): string {
  return (
    path(`M${x + 18} ${y}q4-24 22-24h22q16 0 26 24Z`, body) +
    pill(x, y - 4, 106, 28, body) +
    pill(x + 42, y - 17, 26, 11, window) +
    circle(x + 26, y + 24, 11, ink.ink) +
    circle(x + 80, y + 24, 11, ink.ink)
  );
}
