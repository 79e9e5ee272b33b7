import { circle, each, hill, ink, line } from '@/art/kit';
import { articleFigure, label } from '../../figure';

/** Ten days as ten suns over the hills, in five groups. */
export const figure = articleFigure(
  ink.groundMorning,
  () =>
    hill('0,250 240,214 520,246 920,204', 320, ink.hillMid) +
    each(
      [
        ['Users', [72], ink.sunBlush],
        ['Automation', [164, 246, 328], ink.amber],
        ['Data', [420, 502, 584], ink.sun],
        ['Work', [676, 758], ink.apricot],
        ['List', [850], ink.coral],
      ] as const,
      ([name, days, fill]) => {
        const [first] = days;
        const last = days.at(-1) ?? first;
        return (
          each(days, (x) => circle(x, 172, 33, fill)) +
          line(`M${first - 26} 92H${last + 26}`, ink.outline, 5) +
          label((first + last) / 2, 72, name, ink.outline, 'middle')
        );
      },
    ) +
    hill('0,240 300,216 640,252 920,222', 320, ink.teal) +
    hill('0,286 360,268 920,290', 320, ink.ink),
);
