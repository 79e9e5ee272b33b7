import { cloudPanorama, tallTile } from '@/art/drawings/cloudDrawings';
import {
  circle,
  clip,
  countingDots,
  each,
  frame,
  heroSun,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  scatter,
  times,
  type Point,
} from '@/art/kit';

const archX = (index: number) => 372 + index * 90;

/** Eight open doors: eight offerings. */
export const panorama = cloudPanorama(
  () =>
    hill('0,300 200,226 440,316 720,262 1000,322 1250,232 1460,296', 460, ink.hillCoral) +
    heroSun(720, 262, 140, ink.sunCoral) +
    mist(150, 20, 10, '150,370 80,300', '190,270', ink.paper) +
    mist(176, 18, 9, '1130,1330 1190,1470', '1220,1300', ink.paper) +
    path(
      `M332 368V206H1108V368Z${times(8, (i) => `M${archX(i)} 368V275a33 33 0 0 1 66 0V368Z`)}`,
      ink.ink,
      'fill-rule="evenodd"',
    ) +
    rect(318, 192, 804, 16, ink.ink, 4) +
    rect(348, 178, 744, 20, ink.ink, 4) +
    countingDots(
      Array.from({ length: 8 }, (_, i) => [archX(i) + 33, 225] as const),
      ink.sun,
    ) +
    path('M0 366H1440V460H0Z', ink.teal) +
    path(
      times(8, (i) => {
        const [left, right] = [archX(i), archX(i) + 66];
        return `M${left} 366H${right}L${lightX(right)} 460H${lightX(left)}Z`;
      }),
      ink.butter,
    ) +
    each(
      [
        [494, 372, ink.coral],
        [768, 388, ink.teal],
        [800, 396, ink.vermilion],
        [978, 376, ink.ink],
      ] as const,
      ([x, y, fill]) => circle(x, y - 11, 9, fill) + rect(x - 9, y, 18, 42, fill, 9),
    ) +
    pill(-40, 394, 300, 12, ink.mint) +
    pill(1220, 410, 360, 12, ink.mint) +
    pill(60, 428, 140, 9, ink.mint),
);

/** The x at which light that passes through `x` reaches the lower edge. */
function lightX(x: number): number {
  return Math.round(720 + (x - 720) * 1.6);
}

/** The cards on the shelves: ink, and the upper end of each. */
const cards: readonly (readonly [string, readonly Point[]])[] = [
  [
    ink.paper,
    [
      [78, 150],
      [170, 266],
      [124, 382],
      [262, 382],
    ],
  ],
  [
    ink.coral,
    [
      [124, 150],
      [216, 266],
      [78, 382],
    ],
  ],
  [
    ink.butter,
    [
      [170, 150],
      [78, 266],
      [262, 266],
      [216, 382],
    ],
  ],
  [
    ink.azureBright,
    [
      [216, 150],
      [124, 266],
      [170, 382],
    ],
  ],
];

export const tiles = {
  doorway: tallTile(
    ink.groundPeach,
    (id) =>
      mist(70, 20, 10, '40,190 -20,130', '60,110', ink.paper) +
      hill('0,262 260,104 520,262', 540, ink.teal) +
      hill('0,356 110,320 260,350 420,316 520,352', 540, ink.tealDeep) +
      clip(
        `${id}-door`,
        '<path d="M176 424V262a84 84 0 0 1 168 0V424Z"/>',
        rect(176, 170, 168, 260, ink.groundButter) +
          circle(260, 318, 68, ink.sunCoral) +
          hill('170,392 230,372 300,396 350,380', 430, ink.hillCoral),
      ) +
      line('M176 424V262a84 84 0 0 1 168 0V424', ink.paper, 12) +
      path('M64 424V346a30 30 0 0 1 60 0V424ZM396 424V346a30 30 0 0 1 60 0V424Z', ink.ink) +
      path('M0 424H520V540H0Z', ink.ink) +
      path('M176 424H344L470 540H50Z', ink.butter) +
      line('M94 366h0M426 366h0', ink.sun, 15),
  ),
  shelves: tallTile(
    ink.groundMarigold,
    () =>
      mist(40, 20, 10, '330,470 380,540', '400,450', ink.paper) +
      hill('240,452 390,396 520,430', 460, ink.hillOchre) +
      line(
        'M386 244Q340 268 338 312M408 246V300M430 244Q478 268 478 312',
        ink.outline,
        4,
        'stroke-dasharray="0.1 10"',
      ) +
      line('M312 170H372', ink.outline, 4, 'stroke-dasharray="0.1 10"') +
      line('M338 352h0M408 340h0M478 352h0', ink.sunCoral, 54) +
      mist(370, 20, 10, '306,462 346,540', '366,440', ink.paper) +
      rect(382, 126, 52, 104, ink.paper, 26) +
      line('M400 164h16M400 178h16', ink.ink, 5) +
      path('M0 452H520V540H0Z', ink.rust) +
      pill(330, 480, 220, 12, ink.hillOchre) +
      rect(36, 92, 264, 372, ink.ink, 8) +
      rect(52, 464, 24, 20, ink.ink) +
      rect(260, 464, 24, 20, ink.ink) +
      each([108, 224, 340], (y) => rect(52, y, 232, 100, ink.indigo)) +
      each(cards, ([fill, ends]) =>
        line(
          scatter(ends, (x, y) => `M${x} ${y}v40`),
          fill,
          36,
        ),
      ) +
      frame(246, 134, 32, 72, ink.butter, 3, 16),
  ),
};
