import { circle, clip, drawing, hill, ink, line, mist, rect, times } from '@/art/kit';

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
