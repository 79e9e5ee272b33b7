import { cloudPanorama, type CloudTiles } from '@/components/Art/drawings/cloudDrawings';
import { circle, each, hill, ink, line, mist, path, pill, rect } from '@/components/Art/kit';

const bars = [
  [66, ink.blue],
  [96, ink.casing],
  [80, ink.blue],
  [122, ink.teal],
  [106, ink.blue],
  [146, ink.casing],
  [132, ink.blue],
  [178, ink.teal],
  [160, ink.blue],
  [208, ink.casing],
  [252, ink.verm],
] as const;

const shore = 360;
const bar = (index: number) => 386 + index * 61;

/** Eleven bars on a clear shore: eleven offerings. */
export const panorama = cloudPanorama(
  () =>
    circle(540, 220, 100, ink.sun) +
    mist(
      150,
      20,
      10,
      [
        [130, 340],
        [70, 280],
      ],
      [[160, 250]],
      ink.paper,
    ) +
    mist(
      170,
      18,
      9,
      [
        [1180, 1390],
        [1250, 1500],
      ],
      [[1280, 1360]],
      ink.paper,
    ) +
    hill(
      [
        [0, 314],
        [210, 252],
        [430, 330],
        [700, 296],
        [960, 336],
        [1230, 258],
        [1460, 314],
      ],
      shore,
      ink.hillMid,
    ) +
    mist(
      262,
      18,
      9,
      [
        [250, 420],
        [300, 500],
      ],
      [[330, 400]],
      ink.paper,
    ) +
    each(bars, ([height, fill], i) => rect(bar(i), shore - height, 48, height, fill)) +
    line(
      each(bars, ([height], i) => `M${bar(i) + 24} ${shore + 26 - height}h0`),
      ink.sun,
      15,
    ) +
    path(`M0 ${shore}H1440V460H0Z`, ink.azure) +
    line(
      each(
        bars,
        ([height], i) =>
          `M${bar(i) + 5} ${shore + 14}h38` +
          (height > 100 ? `M${bar(i) + 11} ${shore + 30}h26` : '') +
          (height > 170 ? `M${bar(i) + 17} ${shore + 46}h14` : ''),
      ),
      ink.blue,
      8,
    ) +
    pill(-40, 384, 300, 12, ink.pale) +
    pill(150, 412, 420, 10, ink.pale) +
    pill(1150, 392, 400, 12, ink.pale) +
    pill(760, 422, 300, 10, ink.pale) +
    hill(
      [
        [0, 440],
        [230, 424],
        [520, 452],
        [860, 446],
        [1200, 410],
        [1460, 388],
      ],
      460,
      ink.ink,
    ),
);

export const tiles = {} satisfies CloudTiles;
