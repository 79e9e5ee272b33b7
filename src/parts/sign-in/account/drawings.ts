import {
  circle,
  clip,
  drawing,
  fitBottom,
  group,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  type Drawing,
} from '@/art/kit';
import { closedLeaf, door, openLeaf } from './door';

/** `front` is its upper side. */
const letter = (x: number, y: number, front: string, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-92, -58, 184, 130, ink.paper, 8) + path('M-92 68L-16 2H16L92 68Z', ink.cream) + front,
  );

const sealed =
  path('M-90 -56L0 20L90 -56Z', ink.snow) +
  line('M-90 -56L0 20L90 -56', ink.blue, 3) +
  circle(0, 12, 22, ink.vermilion) +
  circle(0, 12, 13, ink.sun);

/** The flap stands up, the letter is empty, half of the seal hangs on each. */
const opened =
  path('M-92 -54L0 -126L92 -54Z', ink.snow) +
  line('M-90 -56L0 -126L90 -56', ink.blue, 3) +
  path('M-88 -54L0 16L88 -54Z', ink.slate) +
  path('M-22 -104A22 22 0 0 0 22 -104L12 -112L4 -102L-6 -112L-14 -102Z', ink.vermilion) +
  path('M-22 14A22 22 0 0 1 22 14L14 22L6 12L-4 22L-12 12Z', ink.vermilion);

/** As high as the door. */
const key =
  circle(1078, 248, 40, ink.sun) +
  circle(1078, 248, 19, ink.blue) +
  path('M1070 284H1086V342H1112V358H1086V370H1104V386H1070Z', ink.sun);

/** Drifts past the door. */
const passingMist = mist(206, 24, 12, '1010,1236 944,1150', '1060,1120', ink.mistWarm);

/** A door that stands alone in the hills at dawn. */
const doorInTheHills = (leaf: (id: string) => string) =>
  drawing(
    1440,
    552,
    (id) =>
      line('M1292 172q14-13 22 2q9-15 24-6M1346 204q10-9 16 1q8-11 18-4', ink.outline, 3) +
      group(
        'translate(0 72)',
        hill('0,356 220,300 460,352 720,282 960,340 1200,262 1440,318', 480, ink.hillFar) +
          mist(250, 18, 9, '620,810 690,890', '720,780', ink.mistWarm) +
          mist(206, 18, 9, '1310,1520 1250,1440', '1340,1410', ink.mistWarm) +
          hill('0,392 300,350 620,398 900,352 1160,386 1440,346', 480, ink.hillMid) +
          mist(344, 20, 10, '-60,210 -60,330', '30,150', ink.mistWarm) +
          hill('0,436 320,428 700,452 1078,400 1440,432', 480, ink.hillNear) +
          path('M974 408C960 444 760 424 560 480H860C990 448 1156 450 1160 408Z', ink.mistWarm),
      ) +
      door(1066, 480, 1.32, leaf(id)) +
      mist(510, 26, 12, '1180,1500 1040,1500 -60,1560', '1240,1460 1120,1440', ink.pagePlain) +
      mist(474, 22, 11, '-60,420 -60,560 -60,1560', '60,300 60,470', ink.pagePlain),
    { fit: fitBottom },
  );

const before = (thing: string) => doorInTheHills((id) => closedLeaf(id) + thing);

export const closedDoor = doorInTheHills(closedLeaf);
export const openDoor = doorInTheHills(openLeaf);
export const doorWithKey = before(key);
export const doorWithLetter = before(letter(1078, 340, sealed));
export const doorWithOpenedLetter = before(letter(1078, 340, opened));
export const doorInMist = before(letter(1078, 340, sealed) + passingMist);

/** Beside a pane of the account page. */
const disc = (ground: string, body: Drawing['body']) =>
  drawing(72, 72, (id) =>
    clip(`${id}-disc`, '<circle cx="36" cy="36" r="36"/>', rect(0, 0, 72, 72, ground) + body(id)),
  );

export const formDisc = disc(
  ink.tileSky,
  () =>
    rect(20, 14, 32, 50, ink.paper, 4) +
    line('M27 25H45M27 34H38', ink.blue, 3) +
    pill(27, 46, 18, 9, ink.vermilion),
);
export const browserDisc = disc(
  ink.mistPeach,
  () =>
    rect(12, 18, 48, 38, ink.darkFrame, 5) +
    rect(16, 27, 40, 25, ink.paper, 2) +
    line('M18 22.5h0M24 22.5h0', ink.sun, 3) +
    mist(32, 7, 4, '26,50 20,42', '30,38', ink.blue),
);
export const doorDisc = disc(
  ink.mistPeach,
  (id) => rect(0, 60, 72, 12, ink.hillNear) + door(36, 61, 0.152, closedLeaf(id)),
);
export const sealedDisc = disc(ink.tileSky, () => letter(36, 34, sealed, 0.25));
export const openedDisc = disc(ink.tileSky, () => letter(36, 42, opened, 0.25));
