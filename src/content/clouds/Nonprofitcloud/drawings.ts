import { cloudPanorama, wideTile } from '@/art/drawings/cloudDrawings';
import { leaf } from '@/art/drawings/leafShape';
import {
  circle,
  each,
  heroSun,
  hill,
  ink,
  line,
  mist,
  part,
  path,
  pill,
  rect,
  times,
} from '@/art/kit';

const leaves = [
  [[720, 318], [-108, -58], ink.ink],
  [[720, 304], [112, -66], ink.coral],
  [[720, 252], [-92, -66], ink.teal],
  [[720, 240], [92, -70], ink.ink],
  [[720, 196], [-6, -82], ink.coral],
  [[480, 322], [-90, -50], ink.coral],
  [[480, 306], [84, -68], ink.ink],
  [[964, 326], [-86, -56], ink.ink],
  [[964, 310], [90, -58], ink.teal],
] as const;

/** Nine leaves at noon: nine offerings. */
export const panorama = cloudPanorama(
  () =>
    hill('0,318 210,262 440,330 720,280 1000,330 1240,256 1460,312', 460, ink.mint) +
    heroSun(720, 230, 126, ink.sun) +
    mist(150, 20, 10, '150,370 90,300', '190,270', ink.paper) +
    mist(182, 18, 9, '1110,1320 1180,1450', '1210,1290', ink.paper) +
    part(
      'count',
      each(leaves, ([stalk, toTip, fill]) => {
        const [[x, y], [dx, dy]] = [stalk, toTip];
        const vein = `M${x} ${y}l${Math.round(0.66 * dx)} ${Math.round(0.66 * dy)}`;
        return leaf(stalk, toTip, fill) + line(vein, ink.cream, 3);
      }),
    ) +
    line('M720 380V196M480 384V302M964 384V306', ink.ink, 9) +
    hill('0,372 230,384 480,356 600,372 720,352 860,374 964,358 1200,386 1440,366', 460, ink.teal) +
    path('M0 414Q360 396 720 408T1440 404V460H0Z', ink.ink) +
    pill(-40, 430, 300, 12, ink.slate) +
    pill(540, 424, 360, 12, ink.sun) +
    pill(1130, 428, 360, 12, ink.slate),
);

/** The middle of each gate on the path to the award. */
const gates = [218, 336, 454] as const;

export const tiles = {
  gifts: wideTile(
    ink.groundCream,
    () =>
      mist(40, 16, 8, '390,540 430,540', '450,520', ink.mistGold) +
      hill('0,240 260,202 520,240', 330, ink.teal) +
      path(times(9, furrow), ink.tealDeep) +
      line(
        times(9, (i) => `M${rowX(i)} ${ridgeY(i)}v-28`),
        ink.ink,
        5,
      ) +
      times(9, (i) => leaf([rowX(i), ridgeY(i) - 22], [28, -20], i % 2 ? ink.coral : ink.ink)) +
      line(
        times(9, (i) => `M${rowX(i)} ${coinY(i) - 34}v-16`),
        ink.ray,
        4,
      ) +
      line(
        times(9, (i) => `M${rowX(i)} ${coinY(i)}h0`),
        ink.sun,
        30,
      ) +
      line(
        times(9, (i) => `M${rowX(i)} ${coinY(i)}h0`),
        ink.ray,
        13,
      ),
  ),
  shifts: wideTile(
    ink.groundButter,
    () =>
      circle(328, 160, 84, ink.sunCoral) +
      mist(40, 16, 8, '60,190 20,140', '80,120', ink.paper) +
      path(
        each([0, 1, 2, 3, 5, 6], (i) => `M${28 + i * 68} 270V158a28 28 0 0 1 56 0V270Z`),
        ink.indigo,
      ) +
      line('M300 270V158a28 28 0 0 1 56 0V270', ink.ink, 4, 'stroke-dasharray="0.1 9"') +
      each(
        [
          [0, ink.coral],
          [1, ink.butter],
          [2, ink.paper],
          [3, ink.azureBright],
          [5, ink.coral],
          [6, ink.butter],
        ] as const,
        ([i, fill]) =>
          circle(56 + i * 68, 178, 13, fill) + rect(42 + i * 68, 198, 28, 80, fill, 14),
      ) +
      rect(0, 266, 520, 64, ink.ink) +
      pill(-20, 290, 200, 10, ink.coral) +
      pill(300, 304, 260, 10, ink.azureBright),
  ),
  awards: wideTile(
    ink.groundTangerine,
    () =>
      hill('0,226 130,250 330,196 520,224', 330, ink.hillOchre) +
      circle(90, 112, 74, ink.sunPale) +
      path('M8 82H172V91H8ZM8 133H172V142H8Z', ink.groundTangerine) +
      hill('0,268 210,282 520,270', 330, ink.rust) +
      line('M90 196Q96 258 176 262H540', ink.ink, 5, 'stroke-dasharray="0.1 11"') +
      each(gates, (x) => pill(x - 33, 249, 66, 24, ink.sunPale)) +
      path(
        each(gates, (x) => `M${x - 49} 290V176h98V290h-11V188h-76V290z`),
        ink.ink,
      ) +
      each(gates, (x) => pill(x - 24, 154, 48, 18, ink.coral)) +
      mist(232, 20, 10, '400,540 372,520', '430,500', ink.mistPeach) +
      path('M0 306Q260 288 520 300V330H0Z', ink.ink),
  ),
};

function rowX(index: number): number {
  return 44 + index * 54;
}

/** The y of the furrowed hill under a row. */
function ridgeY(index: number): number {
  return Math.round(204 + 34 * ((index - 4) / 4.6) ** 2);
}

function coinY(index: number): number {
  return 70 + (index % 3) * 36;
}

/** Opens towards the viewer. */
function furrow(index: number): string {
  const [x, y] = [rowX(index), ridgeY(index)];
  const foot = Math.round(260 + (x - 260) * 1.7);
  return `M${x - 6} ${y + 10}h12L${foot + 22} 330h-44Z`;
}
