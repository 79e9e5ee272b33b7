import {
  type Drawing,
  circle,
  clip,
  each,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
} from '@/art/kit';
import { gear } from './gear';
import { studyPoster } from './studyDrawings';

const life = studyPoster(
  ink.groundMarigold,
  (id) =>
    circle(330, 250, 168, ink.sunCoral) +
    line(helixRungs(), ink.paper, 5) +
    clip(`${id}-sun`, circle(330, 250, 168, ink.ink), line(helixRungs(), ink.rungOnMoon, 6)) +
    line('M-60 270q70 176 140 0t140 0 140 0 140 0 140 0', ink.inkBright, 15) +
    line('M-60 270q70-176 140 0t140 0 140 0 140 0 140 0', ink.tealBright, 15) +
    hill('0,470 180,420 360,476 600,410', 560, ink.rust) +
    hill('0,492 240,462 600,486', 560, ink.ink) +
    mist(404, 24, 12, '-40,190 40,300', '70,140', ink.mistWarm) +
    mist(70, 22, 11, '400,640 320,560', '430,520', ink.mistWarm),
);

function helixRungs(): string {
  const turn = 140;
  let d = '';
  for (let x = 8; x < 600; x += 28) {
    const along = ((x + 60) % turn) / turn;
    const half = 88 * 4 * along * (1 - along);
    if (half > 20) d += `M${x} ${(270 - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
  }
  return d;
}

const payment = studyPoster(
  ink.groundTangerine,
  () =>
    circle(300, 250, 150, ink.sunVermilion) +
    rect(0, 392, 600, 168, ink.water) +
    each(
      [
        [216, 170, 408],
        [250, 102, 432],
        [232, 140, 456],
        [266, 70, 480],
        [246, 112, 506],
      ] as const,
      ([x, width, y]) => pill(x, y, width, 12, ink.reflection),
    ) +
    line('M-20 300Q60 290 132 92Q300 470 468 92Q540 290 620 300', ink.ink, 9) +
    line(
      'M40 356V268M86 356V206M178 356V190M224 356V262M270 356V282M330 356V282M376 356V262M422 356V190M514 356V206M560 356V268',
      ink.ink,
      4,
    ) +
    rect(118, 72, 28, 340, ink.ink) +
    rect(454, 72, 28, 340, ink.ink) +
    rect(108, 64, 48, 16, ink.ink, 4) +
    rect(444, 64, 48, 16, ink.ink, 4) +
    rect(-10, 344, 620, 22, ink.ink) +
    rect(-10, 366, 620, 7, ink.butter) +
    pill(34, 334, 86, 16, ink.cream) +
    pill(160, 334, 44, 16, ink.azure) +
    pill(350, 334, 60, 16, ink.cream) +
    mist(196, 20, 10, '-40,96 -20,64', '6,44', ink.mistWarm) +
    mist(120, 20, 10, '520,660 490,640', '540,600', ink.mistWarm) +
    pill(30, 452, 110, 10, ink.sky) +
    pill(450, 440, 130, 10, ink.sky) +
    pill(440, 520, 90, 10, ink.sky) +
    pill(80, 506, 80, 10, ink.sky),
);

const machinery = studyPoster(
  ink.groundButter,
  () =>
    gear(400, 226, 144, 167, 16, ink.sunCoral) +
    circle(400, 226, 62, ink.groundButter) +
    mist(120, 22, 11, '120,330 60,280', '150,240', ink.paper) +
    rect(132, 200, 34, 240, ink.ink) +
    rect(196, 238, 34, 200, ink.ink) +
    path(
      'M-20 560V360L70 296V360L160 296V360L250 296V360L340 296V360L430 296V360L520 296V360L610 296V560Z',
      ink.teal,
    ) +
    path('M0 420H600V560H0Z', ink.ink) +
    each([24, 114, 204, 294, 384, 474, 564], (x) => rect(x, 384, 36, 36, ink.butter)) +
    pill(-40, 470, 330, 18, ink.coral) +
    pill(240, 506, 420, 18, ink.azure) +
    mist(240, 20, 10, '500,660 540,640', '560,600', ink.paper),
);

/** By the id of the study. Apart from the summaries, because a cloud's page names studies only. */
export const posters = { life, payment, machinery } as const satisfies Record<string, Drawing>;
