import { hand, personAt, type PersonName } from '@/art/drawings/interface/people';
import {
  circle,
  clip,
  drawing,
  each,
  fitBottom,
  frame,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  type Point,
} from '@/art/kit';
import standUp from './stand-up.jpg?picture';

/** Five scenes of work, the last one a file. Their alternative texts are in the content. */
export const galleryPictures = {
  pair: drawing(
    760,
    420,
    () =>
      circle(372, 196, 150, ink.sunCoral) +
      mist(58, 22, 11, '520,820 600,760', '640,720', ink.paper) +
      mist(96, 18, 9, '-40,130 -40,70', '0,50', ink.paper) +
      rect(566, 190, 150, 6, ink.ink) +
      rect(580, 138, 30, 52, ink.teal) +
      rect(612, 150, 20, 40, ink.ink) +
      rect(634, 144, 24, 46, ink.butter) +
      circle(690, 172, 18, ink.azure) +
      personAt('tomas', 262, 178, 0.66, { headTurn: 14, top: ink.teal }) +
      personAt('meera', 466, 186, 0.66, { headTurn: -14 }) +
      arm('tomas', 'M176 330C196 372 240 372 292 356', ink.tealDeep, [306, 352], 34, 17) +
      arm('meera', 'M556 330C548 372 500 356 442 322', ink.vermilionDeep, [428, 312], 34, 17) +
      rect(296, 274, 158, 92, ink.ink, 10) +
      mist(306, 11, 5, '352,392 362,406', '368,386', ink.cream) +
      circle(378, 298, 9, ink.sun) +
      rect(270, 362, 210, 10, ink.slate, 5) +
      rect(0, 370, 760, 60, ink.ink) +
      rect(0, 370, 760, 8, ink.rust) +
      rect(92, 336, 22, 34, ink.paper, 4) +
      line('M114 344q11 0 11 8t-11 8', ink.paper, 4) +
      steam(98, 328, ink.paper) +
      rect(596, 330, 44, 40, ink.vermilion, 4) +
      path(
        'M618 332C594 318 588 292 594 270C616 282 626 304 618 332ZM618 332C642 322 654 300 652 282C630 288 616 306 618 332Z',
        ink.teal,
      ) +
      pill(40, 396, 220, 9, ink.slate) +
      pill(300, 408, 380, 9, ink.slate),
    { fit: fitBottom, background: ink.groundPeach },
  ),
  board: drawing(
    520,
    420,
    () =>
      rect(52, 40, 416, 226, ink.paper, 12) +
      frame(52, 40, 416, 226, ink.ink, 5, 12) +
      line('M128 92H190M262 92H316M352 112V158M316 178H262M190 178H128', ink.ink, 4) +
      pill(76, 78, 62, 28, ink.butter) +
      pill(190, 78, 72, 28, ink.sky) +
      circle(352, 92, 24, ink.coral) +
      pill(190, 164, 72, 28, ink.sky) +
      circle(352, 180, 24, ink.sun) +
      circle(100, 178, 20, ink.mint) +
      pill(400, 80, 44, 9, ink.slate) +
      pill(400, 98, 30, 9, ink.slate) +
      pill(398, 178, 46, 9, ink.slate) +
      rect(0, 372, 520, 60, ink.blue) +
      rect(0, 372, 520, 7, ink.ink) +
      personAt('zoya', 392, 268, 0.6, { headTurn: -14 }) +
      arm('zoya', 'M328 368C300 320 292 262 282 226', ink.blueDeep, [279, 212], 30, 15) +
      line('M276 206L262 190', ink.vermilion, 8) +
      personAt('kabir', 140, 292, 0.6, { headTurn: 14 }) +
      arm('kabir', 'M212 392C250 376 262 340 262 322', ink.tealDeep, [262, 312], 30, 15) +
      rect(240, 268, 42, 40, ink.butter, 2) +
      line('M248 280h24M248 290h16', ink.ink, 3) +
      hand('kabir', 258, 310, 13),
    { fit: fitBottom, background: ink.groundMorning },
  ),
  tea: drawing(
    420,
    360,
    (id) =>
      clip(
        `${id}-window`,
        '<path d="M60 300V150a150 126 0 0 1 300 0V300Z"/>',
        rect(60, 20, 300, 300, ink.groundButter) +
          circle(212, 150, 62, ink.sunCoral) +
          hill('40,210 150,176 260,216 400,170', 320, ink.hillOchre) +
          hill('40,246 200,216 400,250', 320, ink.plum) +
          mist(150, 15, 8, '40,140 40,108', '60,90', ink.paper) +
          mist(112, 13, 7, '300,400 276,360', '310,350', ink.paper),
      ) +
      line('M60 300V150a150 126 0 0 1 300 0V300M210 24V300', ink.ink, 7) +
      rect(40, 298, 340, 12, ink.paper, 3) +
      personAt('meera', 112, 236, 0.5, { headTurn: 16 }) +
      personAt('kabir', 312, 230, 0.5, { headTurn: -16, top: ink.slate }) +
      arm('meera', 'M168 330C188 326 186 308 180 292', ink.vermilionDeep, [180, 282], 26, 13) +
      mug(172, 254, ink.paper) +
      steam(178, 246, ink.paper) +
      arm('kabir', 'M254 330C234 326 238 310 246 296', ink.indigo, [246, 284], 26, 13) +
      mug(232, 258, ink.sun) +
      steam(238, 250, ink.paper) +
      rect(0, 340, 420, 20, ink.ink),
    { fit: fitBottom, background: ink.groundTeal },
  ),
  certificate: drawing(
    420,
    360,
    () =>
      circle(210, 176, 128, ink.moon) +
      line('M-10 26Q100 78 210 48T430 26', ink.ink, 3) +
      each(
        [
          [34, 44, ink.paper],
          [84, 58, ink.butter],
          [134, 60, ink.ink],
          [188, 52, ink.azure],
          [240, 44, ink.paper],
          [294, 40, ink.ink],
          [346, 38, ink.butter],
          [394, 30, ink.azure],
        ] as const,
        ([x, y, fill]) => path(`M${x - 15} ${y}H${x + 15}L${x} ${y + 30}Z`, fill),
      ) +
      arm('zoya', 'M62 300C34 260 34 212 44 176', ink.blueDeep, [46, 160], 26, 14) +
      arm('kabir', 'M358 300C388 262 386 212 376 172', ink.tealDeep, [374, 156], 26, 14) +
      personAt('zoya', 96, 234, 0.5, { headTurn: 10, isCheering: true }) +
      personAt('kabir', 326, 230, 0.5, { headTurn: -10 }) +
      personAt('tomas', 210, 206, 0.54, { top: ink.sun }) +
      rect(150, 274, 120, 78, ink.paper, 6) +
      frame(150, 274, 120, 78, ink.ink, 4, 6) +
      pill(170, 290, 56, 7, ink.ink) +
      pill(170, 304, 38, 6, ink.slate) +
      pill(170, 316, 46, 6, ink.slate) +
      circle(242, 320, 15, ink.sun) +
      path('M234 330L230 348L242 342L254 348L250 330Z', ink.vermilion) +
      circle(242, 320, 7, ink.ink) +
      hand('tomas', 148, 318, 13) +
      hand('tomas', 272, 318, 13) +
      each(
        [
          [24, 104, ink.azure],
          [20, 238, ink.paper],
          [392, 96, ink.paper],
          [404, 232, ink.azure],
          [118, 116, ink.vermilion],
          [298, 110, ink.vermilion],
        ] as const,
        ([x, y, fill]) => pill(x - 11, y, 22, 7, fill),
      ),
    { fit: fitBottom, background: ink.groundApricot },
  ),
  remote: standUp,
};

function mug(x: number, y: number, fill: string): string {
  return rect(x, y, 22, 24, fill, 4) + line(`M${x + 22} ${y + 6}q10 0 10 7t-10 7`, fill, 4);
}

function steam(x: number, y: number, stroke: string): string {
  return line(`M${x} ${y}q-6-7 0-14t0-14M${x + 11} ${y}q-6-7 0-14t0-14`, stroke, 3);
}

/** An arm along `d`, with its hand behind the end of the sleeve at `x`, `y`. */
function arm(
  name: PersonName,
  d: string,
  sleeve: string,
  [x, y]: Point,
  width: number,
  handRadius: number,
): string {
  return hand(name, x, y, handRadius) + line(d, sleeve, width);
}
