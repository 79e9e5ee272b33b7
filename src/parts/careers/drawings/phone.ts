import { circle, clip, drawing, each, hill, ink, line, mist, pill, rect } from '@/art/kit';

const rows = [
  [ink.teal, 120, 80],
  [ink.sun, 96, 120],
  [ink.coral, 140, 70],
] as const;

/** A phone in the hills. Its lower edge is outside the drawing. */
export const phone = drawing(
  304,
  520,
  (id) =>
    rect(132, 52, 284, 560, ink.darkFrame, 44) +
    clip(
      `${id}-screen`,
      '<rect x="146" y="66" width="256" height="520" rx="30"/>',
      rect(146, 66, 256, 520, ink.groundMorning) +
        circle(274, 262, 84, ink.sunCoral) +
        mist(196, 18, 9, '100,260 150,330', '176,240', ink.paper) +
        mist(300, 16, 8, '300,430 260,420', '310,400', ink.paper) +
        hill('140,350 230,308 330,352 410,318', 600, ink.hillFar) +
        hill('140,400 260,364 410,408', 600, ink.hillNear) +
        rect(146, 430, 256, 170, ink.paper) +
        each(
          rows,
          ([disc, title, detail], i) =>
            circle(180, 462 + i * 44, 12, disc) +
            pill(204, 452 + i * 44, title, 9, ink.ink) +
            pill(204, 466 + i * 44, detail, 6, ink.silver),
        ),
    ) +
    pill(240, 80, 68, 14, ink.darkFrame) +
    line('M175 462l4 4l7-8', ink.paper, 3),
  { origin: [122, 42] },
);
