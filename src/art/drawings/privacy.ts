import {
  circle,
  clip,
  drawing,
  each,
  fitMiddle,
  hill,
  ink,
  line,
  mist,
  path,
  rect,
  stars,
  times,
} from '@/art/kit';

/** A window with its blind half down, for the privacy policy. */
export const windowWithBlind = drawing(
  420,
  360,
  (id) =>
    rect(10, 10, 400, 340, ink.darkFrame, 18) +
    clip(
      `${id}-pane`,
      '<rect x="26" y="26" width="368" height="308" rx="6"/>',
      rect(26, 26, 368, 308, ink.groundPeach) +
        circle(224, 286, 80, ink.sunCoral) +
        hill('20,286 150,250 290,292 400,258', 340, ink.hillNear) +
        hill('20,318 200,292 400,322', 340, ink.teal) +
        times(
          6,
          (i) =>
            rect(26, 26 + i * 27, 368, 20, ink.paper) + rect(26, 44 + i * 27, 368, 3, ink.silver),
        ) +
        mist(228, 14, 7, '20,130 20,170', '40,110', ink.paper),
    ) +
    rect(0, 342, 420, 18, ink.darkFrame, 6) +
    rect(20, 186, 380, 12, ink.blue, 6) +
    line('M352 190V262', ink.paper, 3) +
    circle(352, 270, 8, ink.sun),
);

/** Half way through the privacy policy: each blind is further up than the one before. */
export const rowOfWindows = drawing(
  920,
  240,
  () =>
    rect(0, 0, 920, 240, ink.groundCream) +
    each([6, 4, 2, 0] as const, (slats, index) => {
      const x = 70 + index * 210;
      return (
        rect(x - 12, 22, 174, 182, ink.darkFrame, 12) +
        rect(x, 34, 150, 158, ink.groundPeach) +
        path(`M${x + 25} 160a50 50 0 0 1 100 0Z`, ink.sunCoral) +
        path(`M${x} 168q40 -24 80 -6t70 -8V192H${x}Z`, ink.hillNear) +
        times(slats, (row) => rect(x, 34 + row * 22, 150, 17, ink.paper)) +
        rect(x - 4, 30 + slats * 22, 158, 10, ink.blue, 5) +
        rect(x - 22, 200, 194, 12, ink.darkFrame, 6)
      );
    }),
  { fit: fitMiddle },
);

/** Half way through the page for security teams: one of five doors is open. */
export const rowOfDoors = drawing(
  920,
  240,
  () =>
    rect(0, 0, 920, 240, ink.groundIndigo) +
    stars({ seed: 11, count: 40, width: 920, height: 110, fill: ink.starFar, sizes: [0.8, 2] }) +
    hill('0,196 260,170 560,196 920,172', 240, ink.slate) +
    times(5, (index) => {
      const x = 130 + index * 165;
      const leaf = `M${x - 40} 206V100a40 40 0 0 1 80 0V206Z`;
      const frame = path(`M${x - 50} 206V100a50 50 0 0 1 100 0V206Z`, ink.night);
      if (index === 2)
        return (
          frame +
          path(leaf, ink.butter) +
          path(`M${x - 40} 204H${x + 40}V206L${x + 92} 240H${x - 92}L${x - 40} 206Z`, ink.butter) +
          path(`M${x - 40} 100L${x - 4} 118V194L${x - 40} 206Z`, ink.azure) +
          circle(x - 11, 158, 4, ink.sun)
        );
      return (
        frame +
        path(leaf, ink.blue) +
        line(
          `M${x - 24} 108H${x + 24}V142H${x - 24}ZM${x - 24} 164H${x + 24}V190H${x - 24}Z`,
          ink.azure,
          3,
        ) +
        circle(x + 28, 153, 4, ink.sun)
      );
    }),
  { fit: fitMiddle },
);
