import { circle, hill, ink, line, rect, stars, times } from '@/art/kit';
import { articleFigure, label } from '../../figure';

const dot = (index: number) => [60 + index * 42, 214 - index * 4] as const;

function flag(index: number, height: number, cloth: string, text: string): string {
  const [x, y] = dot(index - 1);
  return (
    line(`M${x} ${y}V${y - height}`, ink.cream, 5) +
    rect(x, y - height - 4, 32, 24, cloth) +
    label(x, y - height - 18, text, ink.cream)
  );
}

/** Twenty actions on a slope: flags at the fourth, the sixth and the twentieth. */
export const figure = articleFigure(
  ink.groundIndigo,
  () =>
    stars({ seed: 5, count: 40, width: 920, height: 150, fill: ink.starFar, sizes: [0.8, 2] }) +
    hill('0,246 300,226 620,204 920,170', 320, ink.slate) +
    flag(4, 96, ink.sun, '$0.40') +
    flag(6, 46, ink.coral, '$0.60') +
    flag(20, 62, ink.vermilion, '$2') +
    times(20, (index) => {
      const fill = index < 4 ? ink.sun : index < 6 ? ink.coral : ink.azure;
      return circle(...dot(index), 15, fill);
    }) +
    hill('0,292 300,276 620,288 920,262', 320, ink.night),
);
