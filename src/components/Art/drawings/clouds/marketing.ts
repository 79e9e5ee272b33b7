import { cloudPanorama, type CloudTiles } from '@/components/Art/drawings/cloudDrawings';
import { circle, hill, ink, line, mist, path, pill, times } from '@/components/Art/kit';

/** Nine rays around the rising sun: nine offerings. */
export const panorama = cloudPanorama(
  () =>
    hill(
      [
        [0, 296],
        [190, 232],
        [400, 330],
        [560, 372],
      ],
      460,
      ink.hillFar,
    ) +
    hill(
      [
        [880, 372],
        [1090, 292],
        [1260, 316],
        [1460, 222],
      ],
      460,
      ink.hillFar,
    ) +
    line(nineRays(160, 212), ink.verm, 13) +
    line(nineRays(244, 244), ink.verm, 15) +
    circle(720, 360, 130, ink.sunCoral) +
    mist(
      166,
      20,
      10,
      [
        [186, 400],
        [110, 320],
      ],
      [[220, 290]],
      ink.paper,
    ) +
    mist(
      214,
      18,
      9,
      [
        [1130, 1350],
        [1190, 1470],
      ],
      [[1220, 1320]],
      ink.paper,
    ) +
    hill(
      [
        [0, 372],
        [230, 336],
        [470, 384],
        [720, 358],
        [960, 384],
        [1220, 342],
        [1440, 370],
      ],
      460,
      ink.rust,
    ) +
    mist(
      318,
      18,
      9,
      [
        [60, 270],
        [0, 200],
      ],
      [[90, 170]],
      ink.mistWarm,
    ) +
    path('M0 390Q360 360 720 378T1440 386V460H0Z', ink.ink) +
    line('M1024 392V340', ink.ink, 12) +
    path('M980 344V302a24 24 0 0 1 24-24H1046a24 24 0 0 1 24 24V344Z', ink.teal) +
    path('M980 344V302a24 24 0 0 1 48 0V344Z', ink.tealDeep) +
    pill(992, 302, 24, 7, ink.cream) +
    line('M1052 314V252', ink.outline, 5) +
    path('M1052 250h-34v20h34z', ink.verm) +
    pill(560, 396, 320, 13, ink.coral) +
    pill(620, 419, 200, 11, ink.butter) +
    pill(674, 440, 92, 9, ink.coral) +
    pill(-40, 416, 300, 12, ink.slate) +
    pill(1130, 420, 360, 12, ink.slate),
);

function nineRays(inner: number, outer: number): string {
  return times(9, (index) => {
    const angle = ((14 + index * 19) * Math.PI) / 180;
    const at = (radius: number) =>
      `${(720 - radius * Math.cos(angle)).toFixed(1)} ${(360 - radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(inner)}L${at(outer)}`;
  });
}

export const tiles = {} satisfies CloudTiles;
