import {
  circle,
  clip,
  drawing,
  each,
  frame,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
} from '@/art/kit';

/** A screen on a desk, whose foot is behind the hills. */
const monitor = (sky: string, screen: () => string) =>
  drawing(
    380,
    360,
    (id) =>
      rect(158, 260, 64, 100, ink.darkFrame) +
      rect(0, 0, 380, 270, ink.darkFrame, 24) +
      clip(
        `${id}-screen`,
        '<rect x="14" y="14" width="352" height="242" rx="12"/>',
        rect(14, 14, 352, 242, sky) + screen(),
      ),
  );

/** For social cards of postings whose work is not on a phone. */
export const monitors = {
  /** A list that somebody draws: selected, with the pointer at a corner. */
  list: monitor(
    ink.groundMorning,
    () =>
      circle(286, 116, 62, ink.sunCoral) +
      mist(96, 16, 8, '210,380 260,400', '230,340', ink.paper) +
      hill('0,206 130,172 250,212 380,180', 270, ink.hillFar) +
      hill('0,236 160,212 380,238', 270, ink.hillNear) +
      rect(44, 46, 168, 164, ink.paper, 12) +
      each(
        [ink.teal, ink.sun, ink.coral],
        (disc, i) =>
          circle(76, 84 + i * 46, 13, disc) +
          pill(102, 72 + i * 46, [84, 62, 92][i] ?? 84, 10, ink.ink) +
          pill(102, 88 + i * 46, [58, 84, 44][i] ?? 58, 7, ink.silver),
      ) +
      frame(36, 38, 184, 180, ink.blue, 4) +
      each(
        [
          [36, 38],
          [220, 38],
          [36, 218],
          [220, 218],
        ] as const,
        ([x, y]) =>
          rect(x - 7, y - 7, 14, 14, ink.paper) + frame(x - 7, y - 7, 14, 14, ink.blue, 4),
      ) +
      path('M226 222L244 274L253 252L276 246Z', ink.ink),
  ),
  /** Messages that wait in order and are written down once. */
  queue: monitor(
    ink.groundIndigo,
    () =>
      each([ink.coral, ink.sun, ink.mint, ink.azure], (colour, i) => {
        const y = 62 + i * 48;
        return (
          line(`M${190 - i * 14} ${y}H262`, ink.slate, 4) +
          pill(38, y - 16, 158 - i * 14, 32, ink.plum) +
          circle(58, y, 9, colour) +
          pill(78, y - 4, 86 - i * 14, 8, ink.silver)
        );
      }) +
      rect(256, 34, 84, 202, ink.paper, 14) +
      each([0, 1, 2, 3], (i) => pill(274, 58 + i * 48, 48, 8, i < 3 ? ink.ink : ink.silver)),
  ),
};
