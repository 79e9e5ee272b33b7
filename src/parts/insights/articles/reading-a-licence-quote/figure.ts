import { circle, each, hill, ink, mist, rect } from '@/art/kit';
import { articleFigure, label } from '../../figure';

/** Units of the drawing for a dollar. */
const scale = 680 / 1_339_200;

/** Six years of 100 seats as three bars: the first three years are the same. */
export const figure = articleFigure(
  ink.groundTangerine,
  () =>
    circle(806, 232, 96, ink.sunPale) +
    mist(226, 18, 9, '690,810 640,760', '710,750', ink.paper) +
    hill('0,300 420,280 920,296', 320, ink.hillOchre) +
    each(
      [
        [763_200, ink.vermilion, ink.cream, '$1,339,200'],
        [593_280, ink.sun, ink.ink, '$1,169,280'],
        [533_952, ink.teal, ink.cream, '$1,109,952'],
      ] as const,
      ([later, fill, colour, text], index) => {
        const y = 36 + index * 84;
        const first = 576_000 * scale;
        const end = 32 + first + later * scale;
        return (
          rect(32, y, first, 60, ink.ink, 10) +
          rect(12 + first, y, 20, 60, ink.ink) +
          rect(32 + first, y, later * scale, 60, fill, 10) +
          rect(32 + first, y, 20, 60, fill) +
          label(end - 22, y + 41, text, colour, 'end')
        );
      },
    ),
);
