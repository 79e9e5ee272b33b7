import { circle, each, path, rect, times } from '@/art/kit';
import type { Light } from './light';
import { fade, move } from './sky';
import { clamp, leave, progress, rise, track } from './tween';

type Building = {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  /** Rows of windows; each row has two. */
  readonly rows: number;
};

const buildings: readonly Building[] = [
  { x: 792, top: 494, width: 64, rows: 3 },
  { x: 862, top: 452, width: 54, rows: 5 },
  { x: 922, top: 506, width: 70, rows: 3 },
  { x: 998, top: 422, width: 60, rows: 6 },
  { x: 1064, top: 478, width: 80, rows: 4 },
  { x: 1150, top: 450, width: 58, rows: 5 },
  { x: 1214, top: 500, width: 60, rows: 3 },
];

/** Far enough down to be hidden by the near hill. */
const folded = 240;

type Window = {
  readonly building: number;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  /** Blinks in the small hours, each at its own pace, and one of them is still lit at nine. */
  readonly blinks: boolean;
  readonly lasts: boolean;
};

const panes = ['#ffe08a', '#ffc022', '#ffb98c'] as const;

/** One window for each of the 26 systems that the words of the night count. */
const windows: readonly Window[] = [
  [0, '10 11 01'],
  [1, '10 20 11 31'],
  [2, '00 11 10'],
  [3, '00 11 20 30 41 51'],
  [4, '10 01 20 31'],
  [5, '00 11 21 40'],
  [6, '01 10'],
]
  .flatMap(([building, places]) =>
    String(places)
      .split(' ')
      .map((place) => ({
        building: Number(building),
        row: Number(place[0]),
        side: Number(place[1]),
      })),
  )
  .map(({ building, row, side }, index) => {
    const { x = 0, top = 0, width = 0 } = buildings[building] ?? {};
    const inset = width / 2 - 17;
    return {
      building,
      x: x + (side === 0 ? inset : width - inset - 12),
      y: top + 15 + row * 25,
      colour: panes[index % panes.length] ?? panes[0],
      blinks: index % 3 === 1,
      lasts: index === 4 || index === 16,
    };
  });

/** The town folds away for the works, comes back at night, and is gone in the new dawn. */
export function town(t: number, { city }: Light): string {
  return each(buildings, ({ x, top, width }, index) => {
    const late = index * 0.07;
    const fold = track(t, [
      [13.1 + late / 2, 0],
      [13.8 + late / 2, folded, leave],
      [17.4 + late / 2, folded],
      [18.2 + late / 2, 0, rise],
      [20.2 + late / 2, 0],
      [20.8 + late / 2, folded, leave],
    ]);
    if (fold >= folded) return '';
    const mast = index === 3 ? rect(1024, 402, 6, 24, city) + beacon(t) : '';
    const lit = windows.filter(({ building }) => building === index);
    return move(
      0,
      fold,
      mast +
        rect(x, top, width, 720 - top, city) +
        each(lit, (window) =>
          fade(light(t, window), rect(window.x, window.y, 12, 15, window.colour)),
        ),
    );
  });
}

function beacon(t: number): string {
  return circle(1027, 400, 5, '#ff6b45', `opacity="${(0.65 + 0.35 * Math.cos(t * 4)).toFixed(2)}"`);
}

function light(t: number, { x, y, blinks, lasts }: Window): number {
  if (t > 12) return progress(t, 18.05 + ((x - 792) / 482) * 1.4, 0.2);
  if (!blinks && !lasts) return 0;
  const asleep = progress(t, lasts ? 9 : 3.2 + ((x * 7) % 1.7), 0.25);
  const pace = 2.2 + ((x * 13 + y * 5) % 17) / 9;
  const blink = lasts ? 1 : clamp(0.75 + 4 * Math.sin(t * pace + x));
  return blink * (1 - asleep);
}

const bays = 8;
const bayWidth = 470 / bays;

/** The works with a roof for each plant; a window lights with each eighth of the count. */
export function works(t: number, count: number): string {
  if (t < 13.5 || t > 18.2) return '';
  const fold = (late: number) =>
    track(t, [
      [13.5 + late, folded],
      [14.3 + late, 0, rise],
      [16.9 + late / 2, 0],
      [17.6 + late / 2, folded + 40, leave],
    ]);
  const chimney = (x: number, top: number, late: number) =>
    move(0, fold(late), rect(x, top, 30, 720 - top, '#12203b'));
  return (
    chimney(806, 336, 0.3) +
    chimney(866, 366, 0.4) +
    times(bays, (index) => {
      const x = 760 + index * bayWidth;
      const lit = clamp(count * bays - index);
      return move(
        0,
        fold(index * 0.05),
        path(`M${x} 720V470L${x + bayWidth} 424V470H${x + bayWidth + 0.6}V720Z`, '#1f7a7a') +
          rect(x + 17, 506, 25, 34, '#175f66') +
          fade(lit, rect(x + 17, 506, 25, 34, '#ffe08a')),
      );
    })
  );
}
