import {
  circle,
  drawing,
  each,
  fitBottom,
  fitMiddle,
  group,
  heroSun,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  scatter,
  stars,
  times,
  type Drawing,
} from '@/art/kit';

/** Above it there is more sky, for a card that is taller. */
const print = (sky: string, body: Drawing['body']): Drawing =>
  drawing(
    600,
    360,
    (id) =>
      rect(0, -360, 600, 720, sky) +
      mist(-74, 18, 9, '330,490 390,560', '410,470', ink.mistWarm) +
      line('M128 -50q12-12 19 2q8-13 21-5M176 -28q9-8 14 1q7-10 16-3', ink.outline, 3) +
      body(id),
    { fit: fitMiddle },
  );

/** A calendar before the sun: what a health check looks at, day by day. */
const almanac = print(
  ink.groundMorning,
  () =>
    circle(420, 150, 104, ink.sunCoral) +
    mist(60, 18, 9, '30,190 90,250', '110,170', ink.paper) +
    hill('0,280 180,230 400,290 600,240', 360, ink.hillMid) +
    rect(148, 84, 220, 230, ink.ink, 14) +
    rect(156, 76, 220, 230, ink.paper, 14) +
    rect(156, 76, 220, 46, ink.vermilion, 14) +
    line('M206 62V92M326 62V92', ink.ink, 10) +
    scatter('190,154 240,154 290,154 340,154 190,204 240,204 290,204', (x, y) =>
      circle(x, y, 14, ink.sky),
    ) +
    circle(340, 204, 14, ink.sun) +
    circle(190, 254, 14, ink.sun) +
    line('M333 204l5 6l10-11M183 254l5 6l10-11', ink.ink, 4) +
    hill('0,330 260,296 600,334', 360, ink.ink),
);

/** Ten drops go into the sieve, four come out. */
const sieve = print(
  ink.groundButter,
  () =>
    circle(300, 132, 96, ink.sunCoral) +
    mist(96, 18, 9, '20,170 -20,120', '40,100', ink.paper) +
    scatter('170,40 214,72 258,36 300,66 344,34 386,70 430,42 236,104 322,104 366,108', (x, y) =>
      circle(x, y, 15, ink.blue),
    ) +
    path('M120 150H480L430 226H170Z', ink.ink) +
    scatter('190,186 230,186 270,186 310,186 350,186 390,186 410,186', (x, y) =>
      circle(x, y, 7, ink.butter),
    ) +
    scatter('222,262 274,284 326,260 378,286', (x, y) => circle(x, y, 15, ink.teal)) +
    hill('0,330 200,300 400,334 600,302', 360, ink.tealDeep),
);

/** A dial with a stop before the red. */
const meter = print(
  ink.plum,
  () =>
    stars({ seed: 5, count: 26, width: 600, height: 150, fill: ink.starFar, sizes: [0.8, 2] }) +
    circle(300, 270, 176, ink.slate) +
    line('M168 270A132 132 0 0 1 300 138', ink.mint, 26) +
    line('M300 138A132 132 0 0 1 393 177', ink.sun, 26) +
    line('M421 216A132 132 0 0 1 432 270', ink.vermilion, 26) +
    line('M300 270L357 197', ink.paper, 12) +
    circle(300, 270, 26, ink.paper) +
    line('M393 206L437 176', ink.paper, 10) +
    hill('0,310 220,280 420,312 600,284', 361, ink.night),
);

/** A bridge to a house that stays where it is. */
const bridge = print(
  ink.groundSky,
  () =>
    circle(478, 108, 70, ink.sunPale) +
    mist(70, 18, 9, '60,250 110,320', '140,230', ink.paper) +
    hill('0,250 120,214 250,270', 360, ink.hillNear) +
    hill('380,270 480,222 600,246', 360, ink.hillNear) +
    rect(470, 150, 96, 96, ink.ink, 6) +
    each([0, 1, 2] as const, (row) => rect(484, 164 + row * 26, 68, 10, ink.azure)) +
    rect(44, 158, 84, 84, ink.paper, 6) +
    path('M36 162L86 122L136 162Z', ink.vermilion) +
    rect(74, 196, 24, 46, ink.ink) +
    line('M110 250H500', ink.ink, 12) +
    line('M150 250Q305 130 460 250', ink.ink, 6) +
    times(7, (i) =>
      line(`M${190 + i * 38} 250V${[226, 206, 195, 191, 195, 206, 226][i]}`, ink.ink, 4),
    ) +
    times(4, (i) => circle(190 + i * 74, 236, 9, ink.sun)) +
    path('M0 288Q150 274 300 288T600 284V360H0Z', ink.blue) +
    pill(60, 312, 170, 9, ink.azure) +
    pill(330, 330, 200, 9, ink.azure),
);

/** One book, two plants. */
const ledger = print(
  ink.groundPeach,
  () =>
    circle(300, 118, 84, ink.sunCoral) +
    rect(11, 134, 20, 90, ink.ink) +
    rect(569, 134, 20, 90, ink.ink) +
    path('M-10 300V210L34 180V210L78 180V210L122 180V210L166 180V300Z', ink.teal) +
    path('M434 300V180L478 210V180L522 210V180L566 210V180L610 210V300Z', ink.azureBright) +
    scatter('24,236 76,236 128,236 450,236 502,236 554,236', (x, y) =>
      rect(x, y, 22, 26, ink.butter),
    ) +
    path('M300 156Q240 128 168 140V304Q240 296 300 316Z', ink.paper) +
    path('M300 156Q360 128 432 140V304Q360 296 300 316Z', ink.cream) +
    line('M300 156V316', ink.ink, 5) +
    line('M196 176Q240 172 276 184M196 204Q240 200 276 212M196 232Q240 228 260 234', ink.slate, 5) +
    line(
      'M324 184Q360 172 404 176M324 212Q360 200 404 204M340 234Q360 228 404 232',
      ink.vermilion,
      5,
    ) +
    path('M0 300H600V360H0Z', ink.ink) +
    pill(40, 324, 190, 9, ink.coral) +
    pill(340, 336, 220, 9, ink.azure),
);

/** A paper with a seal, under a magnifier. */
const seal = print(
  ink.groundTangerine,
  () =>
    circle(130, 120, 76, ink.sunPale) +
    mist(108, 18, 9, '-20,120 -20,180', '20,90', ink.paper) +
    hill('0,290 240,240 600,300', 360, ink.hillOchre) +
    rect(206, 52, 214, 264, ink.ink, 10, 'transform="rotate(4 313 184)"') +
    rect(196, 48, 214, 264, ink.paper, 10) +
    times(5, (i) => pill(222, 82 + i * 32, [140, 162, 110, 150, 96][i] ?? 100, 10, ink.silver)) +
    pill(222, 178, 110, 10, ink.vermilion) +
    circle(360, 262, 30, ink.vermilion) +
    path('M344 284L336 318L360 306L384 318L376 284Z', ink.vermilion) +
    circle(360, 262, 15, ink.butter) +
    circle(430, 176, 62, ink.pale) +
    line('M396 178H452M404 156H448M404 200H440', ink.ink, 6) +
    `<circle cx="430" cy="176" r="62" fill="none" stroke="${ink.ink}" stroke-width="14"/>` +
    line('M476 222L528 276', ink.ink, 20) +
    hill('0,336 300,308 600,340', 360, ink.ink),
);

export const articleDrawings = { almanac, sieve, meter, bridge, ledger, seal } as const;

/** A lamp over an open book, on a desk at night; the town's windows are still lit. */
export const lamplight = drawing(
  1440,
  420,
  () =>
    stars({
      seed: 19,
      count: 90,
      width: 1440,
      height: 240,
      fill: ink.starFar,
      sizes: [0.6, 1.6],
      clear: [[470, 0, 1010, 330]],
    }) +
    heroSun(1290, 96, 58, ink.moon) +
    mist(96, 18, 9, '1216,1370 1280,1460', '1300,1350', ink.building) +
    hill('0,250 240,196 520,270 820,210 1120,262 1440,190', 420, ink.cityHill) +
    mist(196, 18, 9, '150,360 90,290', '180,270', ink.nightMist) +
    town() +
    path('M416 330A324 324 0 0 1 1064 330Z', ink.slate) +
    path('M664 138H816L990 330H490Z', ink.butter) +
    circle(740, 138, 26, ink.sun) +
    path('M644 140a96 96 0 0 1 192 0Z', ink.coral) +
    line('M782 56L930 96L966 318', ink.cream, 11) +
    circle(930, 96, 15, ink.sun) +
    rect(724, 28, 32, 22, ink.coral, 6) +
    pill(906, 312, 120, 20, ink.coral) +
    openBook() +
    stack() +
    shelf() +
    rect(0, 330, 1440, 90, ink.ink) +
    rect(0, 330, 1440, 8, ink.rust) +
    pill(60, 366, 320, 10, ink.slate) +
    pill(620, 384, 420, 10, ink.slate) +
    pill(1180, 360, 200, 10, ink.slate),
  { fit: fitBottom },
);

/** Below the head of an article: the same hills, before the page. */
export const eveningEdge = drawing(
  1440,
  150,
  () =>
    hill('0,70 240,16 520,90 820,30 1120,82 1440,10', 150, ink.cityHill) +
    group('translate(0 -190)', town()) +
    mist(62, 18, 9, '250,520 330,600', '370,480', ink.nightMist) +
    hill('0,118 300,86 640,124 980,92 1440,120', 150, ink.building) +
    mist(104, 22, 11, '-60,380 -60,560 -60,1560', '40,300 60,470', ink.pagePlain) +
    mist(112, 22, 11, '1160,1560 1000,1560 -60,1560', '1230,1460 1100,1400', ink.pagePlain),
  { fit: fitBottom },
);

/** Houses at both edges, each with lit windows. */
function town(): string {
  return each(
    [
      [-10, 236, 78],
      [62, 204, 62],
      [128, 262, 70],
      [1330, 244, 64],
      [1388, 212, 70],
    ] as const,
    ([x, y, width]) =>
      rect(x, y, width, 130, ink.building) +
      scatter(`${x + 16},${y + 18} ${x + 40},${y + 44}`, (left, top) =>
        rect(left, top, 12, 14, ink.butter),
      ),
  );
}

function openBook(): string {
  return (
    path('M548 330V238L740 252L932 238V330Z', ink.ink) +
    path('M740 246Q650 204 560 226V320Q650 302 740 332Z', ink.paper) +
    path('M740 246Q830 204 920 226V320Q830 302 740 332Z', ink.cream) +
    line('M740 246V332', ink.ink, 5) +
    line('M586 246Q650 234 714 256M586 268Q650 256 714 278M586 290Q630 282 680 290', ink.slate, 6) +
    line('M766 256Q830 234 894 246M766 278Q830 256 894 268', ink.slate, 6) +
    line('M800 292Q840 282 894 290', ink.vermilion, 6) +
    path('M846 218L876 219V262L861 250L846 262Z', ink.vermilion)
  );
}

/** Four books that lie, under a cup. */
function stack(): string {
  return (
    each(
      [
        [214, 298, 246, 32, ink.teal],
        [236, 270, 210, 28, ink.coral],
        [222, 238, 222, 32, ink.blue],
        [250, 212, 176, 26, ink.butter],
      ] as const,
      ([x, y, width, height, cover]) =>
        rect(x, y, width, height, cover, 6) +
        rect(x + 22, y, 10, height, ink.ink) +
        rect(x + width - 60, y + height / 2 - 3, 38, 6, ink.ink, 3),
    ) +
    line('M368 172h14a16 16 0 0 1 0 32h-14', ink.paper, 8) +
    path('M298 162H370V190a22 22 0 0 1-22 22H320a22 22 0 0 1-22-22Z', ink.paper) +
    line('M322 142q-12-14 0-28t0-28M348 142q-12-14 0-28t0-28', ink.starNear, 6)
  );
}

/** Books that stand, the last against the others. */
function shelf(): string {
  const book = (x: number, width: number, height: number, cover: string) =>
    rect(x, 330 - height, width, height, cover, 4) +
    rect(x, 330 - height + 22, width, 12, ink.ink) +
    rect(x + width / 2 - 3, 330 - height + 52, 6, height - 90, ink.ink, 3);
  return (
    book(1072, 40, 156, ink.plumPale) +
    book(1114, 48, 190, ink.tealBright) +
    book(1164, 32, 142, ink.sun) +
    book(1198, 50, 174, ink.vermilion) +
    group('rotate(-14 1300 330)', book(1262, 38, 168, ink.azure))
  );
}
