import { circle, hill, ink, mist, rect } from '@/art/kit';
import { articleFigure, label } from '../../figure';

/** Units of the drawing for a record. */
const scale = 856 / 1_204_331;
const loaded = 1_043_952 * scale;
const merged = 141_977 * scale;

/** The records of the source, and what became of them: two bars of one length. */
export const figure = articleFigure(
  ink.groundButter,
  () =>
    circle(196, 250, 84, ink.sunCoral) +
    mist(228, 18, 9, '270,420 330,470', '340,400', ink.paper) +
    hill('0,280 300,252 620,290 920,258', 320, ink.teal) +
    rect(32, 36, 856, 62, ink.slate, 10) +
    label(54, 79, '1,204,331', ink.cream) +
    rect(32, 116, loaded, 62, ink.ink, 10) +
    label(54, 159, '1,043,952', ink.cream) +
    rect(36 + loaded, 116, merged - 4, 62, ink.sun, 6) +
    rect(36 + loaded + merged, 116, 856 - loaded - merged - 4, 62, ink.vermilion, 4) +
    label(888, 226, '141,977 + 18,402', ink.outline, 'end'),
);
