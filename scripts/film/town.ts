import { circle, each, path, rect, times } from '@/art/kit';
import { coral, type Palette } from './palette';
import { translate, withOpacity } from './svg';
import { clamp, easeIn, progress, easeOutExpo, track } from './tween';

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

/** Pixels by which a hidden building is below its place. */
const hiddenOffset = 240;

type TownWindow = {
  readonly building: number;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  /** Goes on and off in the first night. */
  readonly isBlinking: boolean;
  /** Stays lit until second 9. */
  readonly isLitUntilMorning: boolean;
};

const windowColours = ['#ffe08a', '#ffc022', '#ffb98c'] as const;

/**
 * One window for each of the 26 systems that the first beat counts: the index of the building, then
 * the row and the side (0 left, 1 right) of each of its windows.
 */
const windows: readonly TownWindow[] = [
  [0, '10 11 01'],
  [1, '10 20 11 31'],
  [2, '00 11 10'],
  [3, '00 11 20 30 41 51'],
  [4, '10 01 20 31'],
  [5, '00 11 21 40'],
  [6, '01 10'],
]
  .flatMap(([building, positions]) =>
    String(positions)
      .split(' ')
      .map((position) => ({
        building: Number(building),
        row: Number(position[0]),
        side: Number(position[1]),
      })),
  )
  .map(({ building, row, side }, index) => {
    const { x = 0, top = 0, width = 0 } = buildings[building] ?? {};
    const inset = width / 2 - 17;
    return {
      building,
      x: x + (side === 0 ? inset : width - inset - 12),
      y: top + 15 + row * 25,
      colour: windowColours[index % windowColours.length] ?? windowColours[0],
      isBlinking: index % 3 === 1,
      isLitUntilMorning: index === 4 || index === 16,
    };
  });

/** The town, which is hidden during the factory and the last beat. */
export function town(second: number, { town: colour }: Palette): string {
  return each(buildings, ({ x, top, width }, index) => {
    const delay = index * 0.07;
    const offset = track(second, [
      [13.1 + delay / 2, 0],
      [13.8 + delay / 2, hiddenOffset, easeIn],
      [17.4 + delay / 2, hiddenOffset],
      [18.2 + delay / 2, 0, easeOutExpo],
      [20.2 + delay / 2, 0],
      [20.8 + delay / 2, hiddenOffset, easeIn],
    ]);
    if (offset >= hiddenOffset) return '';
    const antenna = index === 3 ? rect(1024, 402, 6, 24, colour) + antennaLight(second) : '';
    const ownWindows = windows.filter(({ building }) => building === index);
    return translate(
      0,
      offset,
      antenna +
        rect(x, top, width, 720 - top, colour) +
        each(ownWindows, (townWindow) =>
          withOpacity(
            windowOpacity(second, townWindow),
            rect(townWindow.x, townWindow.y, 12, 15, townWindow.colour),
          ),
        ),
    );
  });
}

function antennaLight(second: number): string {
  return circle(
    1027,
    400,
    5,
    coral,
    `opacity="${(0.65 + 0.35 * Math.cos(second * 4)).toFixed(2)}"`,
  );
}

function windowOpacity(
  second: number,
  { x, y, isBlinking, isLitUntilMorning }: TownWindow,
): number {
  if (second > 12) return progress(second, 18.05 + ((x - 792) / 482) * 1.4, 0.2);
  if (!isBlinking && !isLitUntilMorning) return 0;
  const switchOffProgress = progress(second, isLitUntilMorning ? 9 : 3.2 + ((x * 7) % 1.7), 0.25);
  const frequency = 2.2 + ((x * 13 + y * 5) % 17) / 9;
  const brightness = isLitUntilMorning ? 1 : clamp(0.75 + 4 * Math.sin(second * frequency + x));
  return brightness * (1 - switchOffProgress);
}

const hallCount = 8;
const hallWidth = 470 / hallCount;

/** The factory: eight halls, whose windows light one after the other as the percentage counts up. */
export function factory(second: number, countUpProgress: number): string {
  if (second < 13.5 || second > 18.2) return '';
  const offset = (delay: number) =>
    track(second, [
      [13.5 + delay, hiddenOffset],
      [14.3 + delay, 0, easeOutExpo],
      [16.9 + delay / 2, 0],
      [17.6 + delay / 2, hiddenOffset + 40, easeIn],
    ]);
  const chimney = (x: number, top: number, delay: number) =>
    translate(0, offset(delay), rect(x, top, 30, 720 - top, '#12203b'));
  return (
    chimney(806, 336, 0.3) +
    chimney(866, 366, 0.4) +
    times(hallCount, (index) => {
      const x = 760 + index * hallWidth;
      const litOpacity = clamp(countUpProgress * hallCount - index);
      return translate(
        0,
        offset(index * 0.05),
        path(`M${x} 720V470L${x + hallWidth} 424V470H${x + hallWidth + 0.6}V720Z`, '#1f7a7a') +
          rect(x + 17, 506, 25, 34, '#175f66') +
          withOpacity(litOpacity, rect(x + 17, 506, 25, 34, '#ffe08a')),
      );
    })
  );
}
