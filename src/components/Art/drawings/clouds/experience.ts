import { cloudPanorama, type CloudTiles } from '@/components/Art/drawings/cloudDrawings';
import { circle, each, hill, ink, line, mist, path, pill, rect, times } from '@/components/Art/kit';

const arch = (index: number) => 372 + index * 90;

/** Eight open doors: eight offerings. */
export const panorama = cloudPanorama(
  () =>
    hill(
      [
        [0, 300],
        [200, 226],
        [440, 316],
        [720, 262],
        [1000, 322],
        [1250, 232],
        [1460, 296],
      ],
      460,
      ink.hillCoral,
    ) +
    circle(720, 262, 140, ink.sunCoral) +
    mist(
      150,
      20,
      10,
      [
        [150, 370],
        [80, 300],
      ],
      [[190, 270]],
      ink.paper,
    ) +
    mist(
      176,
      18,
      9,
      [
        [1130, 1330],
        [1190, 1470],
      ],
      [[1220, 1300]],
      ink.paper,
    ) +
    path(
      `M332 368V206H1108V368Z${times(8, (i) => `M${arch(i)} 368V275a33 33 0 0 1 66 0V368Z`)}`,
      ink.casing,
      'fill-rule="evenodd"',
    ) +
    rect(318, 192, 804, 16, ink.casing, 4) +
    rect(348, 178, 744, 20, ink.casing, 4) +
    line(
      times(8, (i) => `M${arch(i) + 33} 225h0`),
      ink.sun,
      15,
    ) +
    path('M0 366H1440V460H0Z', ink.teal) +
    path(
      times(8, (i) => {
        const [left, right] = [arch(i), arch(i) + 66];
        return `M${left} 366H${right}L${cast(right)} 460H${cast(left)}Z`;
      }),
      ink.butter,
    ) +
    each(
      [
        [494, 372, ink.coral],
        [768, 388, ink.teal],
        [800, 396, ink.verm],
        [978, 376, ink.ink],
      ] as const,
      ([x, y, fill]) => circle(x, y - 11, 9, fill) + rect(x - 9, y, 18, 42, fill, 9),
    ) +
    pill(-40, 394, 300, 12, ink.mint) +
    pill(1220, 410, 360, 12, ink.mint) +
    pill(60, 428, 140, 9, ink.mint),
);

/** Where the light that falls past `x` meets the lower edge. */
function cast(x: number): number {
  return Math.round(720 + (x - 720) * 1.6);
}

export const tiles = {} satisfies CloudTiles;
