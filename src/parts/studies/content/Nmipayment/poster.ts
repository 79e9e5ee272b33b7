import { circle, each, ink, line, mist, pill, rect } from '@/art/kit';
import { studyPoster } from '../../drawings/studyDrawings';

export const poster = studyPoster(
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
