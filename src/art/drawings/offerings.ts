import {
  circle,
  drawing,
  each,
  fitBottom,
  frame,
  group,
  hill,
  ink,
  line,
  mist,
  part,
  path,
  pill,
  rays,
  rect,
  scatter,
  times,
  type Drawing,
} from '@/art/kit';
import { personAt } from './interface/people';

type TileSize = keyof typeof tileSizes;

const tileSizes = {
  big: [600, 480],
  square: [300, 190],
  third: [400, 210],
  strip: [760, 250],
} as const;

const tile = (size: TileSize, background: string, body: () => string): Drawing => {
  const [width, height] = tileSizes[size];
  return drawing(width, height, body, { fit: fitBottom, background });
};

export const offeringPictures = {
  digitalTransformation: tile(
    'big',
    ink.tileNoon,
    () =>
      part(
        'rays',
        rays(436, 92, 150, 196, 34, ink.rayWhite, 4) +
          rays(436, 92, 212, 290, 34, ink.pale, 4, [5.3, 365.3]),
      ) +
      circle(436, 92, 120, ink.sun) +
      mist(196, 28, 14, '380,660 300,560', '420,530', ink.paper) +
      mist(96, 20, 10, '-40,150 30,230', '60,130', ink.paper) +
      paperBird(330, 262, 1.7) +
      paperBird(236, 226, 1.15) +
      paperBird(176, 176, 0.8) +
      line('M96 372C160 366 232 330 300 288', ink.ink, 3, 'stroke-dasharray="1 11"') +
      hill('0,430 200,372 420,424 600,366', 480, ink.mint) +
      hill('0,470 260,420 600,462', 480, ink.teal) +
      rect(64, 380, 86, 66, ink.paper, 3) +
      frame(64, 380, 86, 66, ink.ink, 4, 3) +
      line('M78 398h58M78 412h58M78 426h36', ink.slate, 4) +
      rect(50, 438, 116, 10, ink.ink, 3) +
      rect(58, 448, 100, 9, ink.butter, 2) +
      rect(50, 457, 116, 10, ink.coral, 3) +
      rect(62, 467, 92, 9, ink.paper, 2) +
      rect(470, 344, 14, 92, ink.ink) +
      path('M440 436V370L500 344V436Z', ink.vermilion) +
      path('M500 436V344L566 344V436Z', ink.ink) +
      scatter('514,360 538,360 514,386 538,386 514,412', (x, y) => rect(x, y, 13, 14, ink.butter)) +
      rect(456, 396, 16, 40, ink.butter),
  ),
  automation: tile(
    'square',
    ink.tilePale,
    () =>
      hill('0,150 110,128 220,156 300,138', 190, ink.mint) +
      path('M136 190L144 92H156L164 190Z', ink.ink) +
      each([24, 114, 204, 294], (angle) =>
        group(
          `rotate(${angle} 150 88)`,
          rect(146.5, 24, 7, 64, ink.ink) + rect(153, 28, 22, 40, ink.coral, 3),
        ),
      ) +
      circle(150, 88, 11, ink.sun) +
      mist(42, 15, 8, '206,330 190,262', '214,252', ink.paper) +
      pill(16, 66, 66, 13, ink.paper) +
      hill('0,176 150,164 300,178', 190, ink.teal),
  ),
  consultation: tile(
    'square',
    ink.peach,
    () =>
      mist(50, 15, 8, '-20,92 -20,58', '0,40', ink.paper) +
      pill(230, 34, 90, 15, ink.paper) +
      circle(150, 98, 76, ink.ink) +
      circle(150, 98, 66, ink.paper) +
      rays(150, 98, 52, 60, 24, ink.ink, 3) +
      path('M150 44L163 98H137Z', ink.vermilion, 'transform="rotate(34 150 98)"') +
      path('M150 152L137 98H163Z', ink.ink, 'transform="rotate(34 150 98)"') +
      circle(150, 98, 6, ink.sun) +
      hill('0,168 160,150 300,170', 190, ink.hillOchre) +
      hill('0,182 200,170 300,182', 190, ink.ink),
  ),
  customDevelopment: tile(
    'square',
    ink.azure,
    () =>
      mist(28, 14, 7, '-20,66 -20,40', '0,26', ink.sky) +
      rect(222, 14, 9, 176, ink.ink) +
      rect(60, 18, 180, 8, ink.ink) +
      line('M226 14L150 20M226 4V20', ink.ink, 3) +
      line('M104 26V56', ink.ink, 3) +
      pill(70, 56, 68, 22, ink.sun) +
      pill(44, 104, 84, 22, ink.paper) +
      pill(134, 104, 58, 22, ink.ink) +
      pill(24, 130, 56, 22, ink.ink) +
      pill(86, 130, 106, 22, ink.paper) +
      pill(24, 156, 100, 22, ink.coral) +
      pill(130, 156, 62, 22, ink.paper) +
      rect(0, 180, 300, 10, ink.ink),
  ),
  dataMigration: tile(
    'square',
    ink.tileButter,
    () =>
      circle(210, 76, 46, ink.sunCoral) +
      bird(134, 56, 1.3) +
      bird(96, 78, 1.15) +
      bird(176, 82, 1.15) +
      bird(60, 98, 1) +
      bird(212, 104, 1) +
      bird(28, 118, 0.85) +
      rect(0, 140, 300, 50, ink.blue) +
      pill(166, 150, 88, 8, ink.reflection) +
      pill(184, 166, 56, 8, ink.reflection) +
      pill(20, 152, 90, 8, ink.azure) +
      pill(60, 172, 110, 8, ink.azure) +
      pill(-20, 132, 110, 14, ink.teal) +
      pill(226, 134, 110, 12, ink.teal),
  ),
  maintenance: tile(
    'third',
    ink.tileMint,
    () =>
      line(
        scatter(
          '40,30 74,66 52,112 326,36 360,78 338,120 96,22 292,18',
          (x, y) => `M${x} ${y}l-6 18`,
        ),
        ink.paper,
        4,
      ) +
      path(
        'M98 112a104 86 0 0 1 208 0q-17-15-34.7 0q-17-15-34.6 0q-17-15-34.7 0q-17-15-34.7 0q-17-15-34.6 0q-17-15-34.7 0Z',
        ink.vermilion,
      ) +
      path('M202 26c-30 22-36 52-34 86q17-15 34.7 0q17-15 34.7 0c2-34-6-64-35.4-86Z', ink.paper) +
      circle(202, 22, 6, ink.ink) +
      line('M202 112V204', ink.ink, 6) +
      path('M128 210V168L160 142L192 168V210Z', ink.ink) +
      rect(150, 172, 20, 38, ink.butter) +
      rect(222, 158, 58, 52, ink.blue) +
      rect(232, 168, 12, 12, ink.butter) +
      rect(256, 168, 12, 12, ink.butter) +
      hill('0,196 200,186 400,198', 210, ink.teal),
  ),
  integration: tile(
    'third',
    ink.tileApricot,
    () =>
      pill(-20, 40, 96, 15, ink.paper) +
      mist(150, 15, 8, '320,440 290,400', '330,390', ink.paper) +
      circle(114, 98, 58, ink.azureBright) +
      circle(200, 98, 58, ink.sun) +
      circle(286, 98, 58, ink.vermilion) +
      each([157, 243], (x) => path(`M${x} 58.4a58 58 0 0 1 0 79.2a58 58 0 0 1 0-79.2Z`, ink.ink)) +
      scatter('200,98 106,98 294,98', (x, y) => circle(x, y, 9, ink.ink)) +
      hill('0,182 180,172 400,186', 210, ink.plum) +
      pill(60, 194, 150, 7, ink.peach),
  ),
  staffAugmentation: tile(
    'third',
    ink.tileSky,
    () =>
      mist(26, 15, 8, '300,430 270,372', '310,362', ink.paper) +
      personAt('meera', 72, 128, 0.36, { headTurn: 10 }) +
      personAt('tomas', 328, 128, 0.36, { headTurn: -10 }) +
      personAt('zoya', 242, 120, 0.4) +
      circle(156, 112, 62, ink.sun) +
      personAt('kabir', 156, 116, 0.42) +
      rect(0, 186, 400, 30, ink.ink) +
      pill(30, 196, 120, 6, ink.slate) +
      pill(190, 196, 170, 6, ink.slate),
  ),
  cloudResale: tile(
    'strip',
    ink.tileButter,
    () =>
      rect(76, 60, 9, 190, ink.ink) +
      rect(675, 60, 9, 190, ink.ink) +
      times(10, (i) =>
        path(
          `M${60 + i * 64} 34H${124 + i * 64}V78a32 32 0 0 1-64 0Z`,
          i % 2 ? ink.paper : ink.vermilion,
        ),
      ) +
      rect(52, 24, 656, 14, ink.ink, 4) +
      rect(68, 218, 624, 40, ink.ink) +
      rect(56, 206, 648, 14, ink.rust, 3) +
      mist(130, 16, 7, '146,206 128,224', '152,200', ink.mistAzure) +
      priceTag(176, 166, [44]) +
      mist(120, 20, 8, '318,418 292,444', '332,404', ink.mistAzure) +
      priceTag(368, 166, [39, 48]) +
      mist(110, 22, 9, '536,650 500,672', '556,632', ink.mistAzure) +
      priceTag(586, 162, [36, 43, 50]) +
      pill(110, 232, 170, 8, ink.slate) +
      pill(330, 232, 90, 8, ink.slate) +
      pill(470, 232, 180, 8, ink.slate),
  ),
};

/** At the lower right of a card: the ground rises from its left corner. */
const stepPicture = (body: () => string): Drawing => drawing(220, 150, body);

export const firstStepPictures = {
  path: stepPicture(
    () =>
      mist(44, 13, 7, '150,240 118,196', '162,190', ink.paper) +
      line('M90 106V34', ink.outline, 3) +
      path('M90 34L146 54L90 74Z', ink.vermilion) +
      hill('0,150 84,104 220,126', 150, ink.mint) +
      path(
        'M20 150C70 146 118 138 100 122S78 108 92 105C96 112 146 116 142 130S110 146 112 150Z',
        ink.paper,
      ) +
      hill('86,150 176,118 220,122', 150, ink.teal),
  ),
  kite: stepPicture(
    () =>
      mist(70, 12, 6, '192,250 174,230', '198,226', ink.paper) +
      line('M112 124C120 102 140 96 160 82', ink.outline, 2) +
      line('M160 82C172 92 168 104 178 108S192 112 190 124', ink.outline, 2) +
      path('M182 20L197 60L160 82L141 47Z', ink.vermilion) +
      path('M182 20L160 82L141 47Z', ink.sunCoral) +
      hill('0,150 112,118 220,136', 150, ink.teal) +
      hill('120,150 220,124', 150, ink.mint),
  ),
};

/** The sun past noon, beside the heading of the prices, with birds on their way. */
export const afternoonSky = drawing(
  1440,
  420,
  () =>
    circle(1140, 168, 104, ink.sun) +
    mist(196, 24, 12, '1190,1480 1130,1360', '1244,1330', ink.mistWarm) +
    mist(112, 20, 10, '970,1130 1020,1180', '1062,1112', ink.mistWarm) +
    scatter('1280,96 1324,74 1362,104', (x, y) => bird(x, y, 1, ink.outline)),
  { fit: 'xMaxYMin' },
);

/** Who answers, over the horizon of the afternoon. */
export const termsPicture = drawing(
  460,
  290,
  () =>
    rect(0, 0, 460, 290, ink.tileApricot) +
    circle(250, 176, 128, ink.sun) +
    mist(44, 20, 10, '-40,190 -40,120', '20,80', ink.paper) +
    personAt('meera', 250, 166, 0.72, { headTurn: 12 }) +
    hill('0,252 130,210 280,262 460,214', 290, ink.mint) +
    hill('0,282 200,244 460,280', 292, ink.teal) +
    mist(196, 18, 9, '360,520 320,480', '390,440', ink.paper),
);

function bird(x: number, y: number, size: number, stroke: string = ink.ink): string {
  const step = (dx: number, dy: number) => `${(dx * size).toFixed(1)} ${(dy * size).toFixed(1)}`;
  return line(
    `M${x} ${y}q${step(8, -9)} ${step(14, 1.5)}q${step(7, -10)} ${step(16, -3)}`,
    stroke,
    4,
  );
}

function paperBird(x: number, y: number, size: number): string {
  const tip = `${x + 46 * size} ${y - 20 * size}`;
  const fold = `${x + 16 * size} ${y + 10 * size}`;
  return (
    path(`M${x} ${y}L${tip}L${fold}Z`, ink.paper) +
    path(`M${fold}L${tip}L${x + 22 * size} ${y + 22 * size}Z`, ink.sky)
  );
}

/** A tag on a string; each row is one line of the price. */
function priceTag(x: number, y: number, rows: readonly number[]): string {
  return (
    line(`M${x} ${y}V${y + 16}`, ink.ink, 3) +
    path(`M${x - 20} ${y + 26}L${x} ${y + 12}L${x + 20} ${y + 26}V${y + 58}H${x - 20}Z`, ink.sun) +
    circle(x, y + 24, 3.5, ink.ink) +
    line(
      each(rows, (row) => `M${x - 9} ${y + row}h18`),
      ink.ink,
      3,
    )
  );
}
