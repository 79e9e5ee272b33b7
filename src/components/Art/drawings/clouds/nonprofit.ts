import { cloudPanorama, type CloudTiles } from '@/components/Art/drawings/cloudDrawings';
import { leaf } from '@/components/Art/drawings/leaf';
import { circle, each, hill, ink, line, mist, path, pill } from '@/components/Art/kit';

const leaves = [
  [[720, 318], [-108, -58], ink.casing],
  [[720, 304], [112, -66], ink.coral],
  [[720, 252], [-92, -66], ink.teal],
  [[720, 240], [92, -70], ink.casing],
  [[720, 196], [-6, -82], ink.coral],
  [[480, 322], [-90, -50], ink.coral],
  [[480, 306], [84, -68], ink.casing],
  [[964, 326], [-86, -56], ink.casing],
  [[964, 310], [90, -58], ink.teal],
] as const;

/** Nine leaves at noon: nine offerings. */
export const panorama = cloudPanorama(
  () =>
    hill(
      [
        [0, 318],
        [210, 262],
        [440, 330],
        [720, 280],
        [1000, 330],
        [1240, 256],
        [1460, 312],
      ],
      460,
      ink.mint,
    ) +
    circle(720, 230, 126, ink.sun) +
    mist(
      150,
      20,
      10,
      [
        [150, 370],
        [90, 300],
      ],
      [[190, 270]],
      ink.mistGold,
    ) +
    mist(
      182,
      18,
      9,
      [
        [1110, 1320],
        [1180, 1450],
      ],
      [[1210, 1290]],
      ink.mistGold,
    ) +
    each(leaves, ([stalk, way, fill]) => leaf(stalk, way, fill)) +
    line(
      each(
        leaves,
        ([[x, y], [dx, dy]]) => `M${x} ${y}l${Math.round(0.66 * dx)} ${Math.round(0.66 * dy)}`,
      ),
      ink.cream,
      3,
    ) +
    line('M720 380V196M480 384V302M964 384V306', ink.casing, 9) +
    hill(
      [
        [0, 372],
        [230, 384],
        [480, 356],
        [600, 372],
        [720, 352],
        [860, 374],
        [964, 358],
        [1200, 386],
        [1440, 366],
      ],
      460,
      ink.teal,
    ) +
    path('M0 414Q360 396 720 408T1440 404V460H0Z', ink.ink) +
    pill(-40, 430, 300, 12, ink.slate) +
    pill(540, 424, 360, 12, ink.sun) +
    pill(1130, 428, 360, 12, ink.slate),
);

export const tiles = {} satisfies CloudTiles;
