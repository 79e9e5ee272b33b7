import {
  circle,
  clip,
  drawing,
  each,
  fitTop,
  heroSun,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
} from '@/art/kit';

/** A phone in the hills, and what it shows: the page's sun flies between them. */
const phone = (sky: string, screen: () => string) => ({
  body: part(() => rect(132, 52, 284, 640, ink.darkFrame, 44) + rect(146, 66, 256, 600, sky, 30)),
  screen: part(
    (id) =>
      clip(`${id}-screen`, '<rect x="146" y="66" width="256" height="600" rx="30"/>', screen()) +
      pill(240, 80, 68, 14, ink.darkFrame),
  ),
});

/** The lower edge of the phone is outside the drawing. */
const part = (body: (id: string) => string) =>
  drawing(284, 556, body, { origin: [132, 42], fit: fitTop });

const rows = [
  [ink.teal, 120, 80],
  [ink.sun, 96, 120],
  [ink.coral, 140, 70],
] as const;

/** What a posting's phone shows. */
export const phones = {
  /** A list in clear order. */
  list: phone(
    ink.groundMorning,
    () =>
      heroSun(274, 262, 84, ink.sunCoral) +
      mist(196, 18, 9, '100,260 150,330', '176,240', ink.paper) +
      mist(300, 16, 8, '300,430 260,420', '310,400', ink.paper) +
      hill('140,350 230,308 330,352 410,318', 600, ink.hillFar) +
      hill('140,376 260,340 410,384', 600, ink.hillNear) +
      rect(146, 380, 256, 220, ink.paper) +
      each(
        rows,
        ([disc, title, detail], i) =>
          circle(180, 412 + i * 44, 12, disc) +
          pill(204, 402 + i * 44, title, 9, ink.ink) +
          pill(204, 416 + i * 44, detail, 6, ink.silver),
      ) +
      line('M175 412l4 4l7-8', ink.paper, 3),
  ),
  /** A round from stop to stop, out where no network is. */
  route: phone(
    ink.groundCream,
    () =>
      heroSun(214, 196, 54, ink.sunAmber) +
      mist(176, 16, 8, '100,230 130,290', '150,210', ink.paper) +
      hill('140,250 240,214 330,262 410,220', 600, ink.mint) +
      hill('140,330 250,300 410,348', 600, ink.teal) +
      path('M146 408Q214 372 270 410T402 394V444Q330 470 268 458T146 462Z', ink.azure) +
      line('M190 506Q196 438 262 408T340 284', ink.cream, 6, 'stroke-dasharray="0.1 15"') +
      circle(262, 408, 12, ink.sun) +
      path(
        'M340 286C318 256 314 244 314 234a26 26 0 1 1 52 0C366 244 362 256 340 286Z',
        ink.coral,
      ) +
      circle(340, 234, 10, ink.paper) +
      rect(162, 480, 224, 120, ink.paper, 18) +
      circle(196, 516, 16, ink.sun) +
      line('M189 516l5 5l9-10', ink.ink, 3.5) +
      pill(226, 504, 104, 9, ink.ink) +
      pill(226, 520, 136, 6, ink.silver),
  ),
  /** Messages that wait in order and are written down once. */
  queue: phone(
    ink.groundIndigo,
    () =>
      heroSun(334, 152, 40, ink.moon) +
      each(
        [
          [182, 132],
          [238, 168],
          [206, 214],
          [288, 208],
        ],
        ([x = 0, y = 0]) => circle(x, y, 2.5, ink.cream),
      ) +
      hill('140,512 240,484 410,520', 600, ink.slate) +
      each([ink.coral, ink.sun, ink.mint, ink.azure, ink.coral], (colour, i) => {
        const y = 262 + i * 48;
        return (
          line(`M272 ${y}H318`, ink.slate, 4) +
          pill(164, y - 15, 112, 30, ink.plum) +
          circle(182, y, 8, colour)
        );
      }) +
      rect(316, 232, 70, 252, ink.paper, 14) +
      each([0, 1, 2, 3, 4], (i) => pill(330, 258 + i * 48, 42, 8, i < 3 ? ink.ink : ink.silver)) +
      rect(146, 532, 256, 60, ink.ink),
  ),
};
