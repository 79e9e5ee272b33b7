import { each, group, heroSun, hill, ink, line, mist, path, pill, rect, times } from '@/art/kit';
import { problemsPicture, studyPanorama, successPicture } from '../../drawings/studyDrawings';

/** The y of the helix's axis. */
const axis = 192;
/** Width of half a turn of the helix. */
const halfTurn = 116;

/** A double helix across the sun, above the path to the clinic. */
export const panorama = studyPanorama(
  () =>
    heroSun(720, axis - 16, 118, ink.sunCoral) +
    line(rungs(), ink.mint, 5) +
    line(strand(1), ink.inkBright, 14) +
    line(strand(-1), ink.tealBright, 14) +
    mist(26, 20, 10, '564,764 504,704', '594,674', ink.paper) +
    hill('0,318 240,282 520,330 800,300 1060,326 1270,292 1460,310', 420, ink.hillMid) +
    mist(268, 18, 9, '1120,1330 1190,1450', '1220,1300', ink.paper) +
    hill('0,358 330,336 700,362 1040,330 1440,356', 420, ink.teal) +
    rect(954, 306, 68, 42, ink.paper) +
    path('M944 308L988 280L1032 308Z', ink.inkBright) +
    line('M974 328H981L986 317L991 337L995 328H1002', ink.vermilion, 5) +
    line('M500 396Q800 384 888 362T986 348', ink.cream, 4, 'stroke-dasharray="0.1 10"') +
    path('M0 390Q360 368 720 384T1440 378V420H0Z', ink.ink) +
    pill(-40, 396, 300, 11, ink.slate) +
    pill(540, 398, 320, 11, ink.coral) +
    pill(1130, 396, 360, 11, ink.slate),
);

/** The amplitude of a strand, largest across the sun. */
function amplitude(index: number): number {
  return Math.round(34 + 56 * Math.cos(((index - 6.5) / 14) * Math.PI) ** 2);
}

function strand(side: number): string {
  return times(14, (i) => {
    const x = i * halfTurn - 34;
    const y = axis + side * (i % 2 ? -1 : 1) * amplitude(i);
    const before = axis + side * (i % 2 ? 1 : -1) * amplitude(i - 1);
    return i === 0 ? `M${x} ${y}` : `C${x - 73} ${before} ${x - 43} ${y} ${x} ${y}`;
  });
}

/** Three rungs in each half turn. */
function rungs(): string {
  return times(14, (i) =>
    each([-30, 0, 30], (offset) => {
      const x = i * halfTurn - 34 + offset;
      const half = amplitude(i) * Math.cos((offset / halfTurn) * Math.PI);
      return `M${x} ${Math.round(axis - half)}v${Math.round(2 * half)}`;
    }),
  );
}

/** Vials that nobody has put in order. */
export const problems = problemsPicture(() =>
  each(
    [
      [70, 172, -24],
      [196, 162, 12],
      [330, 182, 74],
      [470, 182, -8],
      [600, 170, 34],
    ],
    ([x = 0, y = 0, turn = 0]) =>
      group(
        `translate(${x} ${y})rotate(${turn})`,
        pill(-15, -66, 30, 88, ink.slate) +
          pill(-15, -24, 30, 46, ink.storm) +
          rect(-15, -24, 30, 16, ink.storm) +
          pill(-20, -76, 40, 14, ink.overcast),
      ),
  ),
);

/** The vials stand filled in their rack. */
export const success = successPicture(
  () =>
    each([ink.coral, ink.azure, ink.sun, ink.mint, ink.blue, ink.azure], (content, index) => {
      const x = 186 + index * 46;
      return (
        pill(x, 74, 30, 116, ink.paper) +
        pill(x, 118, 30, 72, content) +
        rect(x, 118, 30, 20, content) +
        pill(x - 5, 66, 40, 14, ink.ink)
      );
    }) +
    rect(170, 100, 292, 12, ink.ink, 6) +
    rect(162, 168, 308, 14, ink.ink, 7) +
    rect(170, 100, 10, 110, ink.ink) +
    rect(452, 100, 10, 110, ink.ink),
);
