import { circle, ink, line, mist, rect, times } from '@/art/kit';
import { articleFigure, label } from '../../figure';

const unit = 0.092;
const top = 274 - 2000 * unit;

/** Twenty-nine steps of 70 credits beside a block of 2,000: the last step is the higher. */
export const figure = articleFigure(
  ink.groundSky,
  () =>
    circle(460, 96, 62, ink.sunPale) +
    mist(54, 18, 9, '330,460 280,400', '350,390', ink.paper) +
    rect(56, top, 130, 2000 * unit, ink.ink, 6) +
    label(121, top + 46, '2,000', ink.butter, 'middle') +
    line(`M186 ${top}H872`, ink.outline, 3, 'stroke-dasharray="1 10"') +
    times(29, (index) => {
      const height = (index + 1) * 70 * unit;
      return rect(
        214 + index * 22,
        274 - height,
        16,
        height,
        index < 28 ? ink.blue : ink.vermilion,
        4,
      );
    }) +
    label(846, top - 18, '29 × 70', ink.outline, 'end') +
    line('M40 284H880', ink.ink, 5),
);
