import { film } from '@/content/film/film';
import { lerp, mix, progress, linear } from './tween';

/** Offsets of the sky's five gradient stops, from the top. */
export const skyStops = [0, 0.24, 0.46, 0.68, 0.86] as const;

type Sky = readonly [string, string, string, string, string];

export type Palette = {
  readonly sky: Sky;
  /** The three hills. */
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly town: string;
  readonly mist: string;
  readonly highMist: string;
  readonly text: string;
  readonly note: string;
  /** Sun and mist of the eyebrow's icon. */
  readonly markSun: string;
  readonly markMist: string;
  /** The half sun on the timeline. */
  readonly playhead: string;
};

/** The value of `--p-vermilion` in src/styles/tokens.css. */
const vermilion = '#d8401f';

/** The light value of `--s-coral` in src/styles/scenery.css. */
export const coral = '#ff6b45';

/** By beat. One film shows all times of day, so it cannot use the page's tokens. */
const palettes: readonly Palette[] = [
  {
    sky: ['#0e1936', '#0e1936', '#0f1b3a', '#111e40', '#132146'],
    far: '#16264f',
    middle: '#1b2e60',
    near: '#080f24',
    town: '#0b1430',
    mist: '#263b74',
    highMist: '#16264f',
    text: '#fff1d6',
    note: '#b9c6e4',
    markSun: '#ffe08a',
    markMist: '#b9c6e4',
    playhead: '#ffe08a',
  },
  {
    sky: ['#ddeef6', '#e9f2f3', '#fbebdb', '#ffd9b8', '#ffc79c'],
    far: '#f3a98a',
    middle: '#8db4cb',
    near: '#2f628c',
    town: '#5e6a9c',
    mist: '#fff1d6',
    highMist: '#ffffff',
    text: '#12203b',
    note: '#33405c',
    markSun: vermilion,
    markMist: '#12203b',
    playhead: coral,
  },
  {
    sky: ['#afbccf', '#bac6d7', '#c4cfdd', '#cfd9e5', '#cfd9e5'],
    far: '#8496af',
    middle: '#6f83a0',
    near: '#35477a',
    town: '#4a5c80',
    mist: '#dce4ee',
    highMist: '#cfd9e5',
    text: '#12203b',
    note: '#2f3b57',
    markSun: vermilion,
    markMist: '#12203b',
    playhead: coral,
  },
  {
    sky: ['#a9d7f0', '#bde1f4', '#d0eaf7', '#e5f3fb', '#f4fafd'],
    far: '#9ccfc0',
    middle: '#5fa79b',
    near: '#1f7a7a',
    town: '#2f7f8c',
    mist: '#ffffff',
    highMist: '#ffffff',
    text: '#12203b',
    note: '#2a3b57',
    markSun: '#e89b00',
    markMist: '#12203b',
    playhead: '#ffc022',
  },
  {
    sky: ['#fff3da', '#ffebbf', '#ffe3a6', '#ffda94', '#ffd186'],
    far: '#e8843f',
    middle: '#c75b38',
    near: '#12203b',
    town: '#8a4a3c',
    mist: '#fff1d6',
    highMist: '#fffcf5',
    text: '#12203b',
    note: '#4c3f22',
    markSun: vermilion,
    markMist: '#12203b',
    playhead: coral,
  },
  {
    sky: ['#0e1936', '#111e3f', '#132146', '#16264f', '#1d2f5e'],
    far: '#1b2e60',
    middle: '#21366f',
    near: '#080f24',
    town: '#0b1430',
    mist: '#35477a',
    highMist: '#16264f',
    text: '#fff1d6',
    note: '#b9c6e4',
    markSun: '#ffe08a',
    markMist: '#b9c6e4',
    playhead: '#ffe08a',
  },
  {
    sky: ['#fff3e6', '#ffebd8', '#ffe4ca', '#ffdaba', '#ffd1ae'],
    far: '#8db4cb',
    middle: '#3f78a3',
    near: '#12203b',
    town: '#5e6a9c',
    mist: '#fff1d6',
    highMist: '#ffffff',
    text: '#12203b',
    note: '#3d4a66',
    markSun: vermilion,
    markMist: '#12203b',
    playhead: coral,
  },
];

/** Between night and day, because a direct mix of them would be grey. */
const daybreak: Palette = {
  sky: ['#35477a', '#6b5878', '#9c6178', '#e58483', '#f39a86'],
  far: '#9c6178',
  middle: '#4d5688',
  near: '#1d2f5e',
  town: '#35406e',
  mist: '#c98a94',
  highMist: '#7a6a93',
  text: '#fff1d6',
  note: '#fff1d6',
  markSun: '#ffe08a',
  markMist: '#fff1d6',
  playhead: '#ffb98c',
};

/** Between day and night. */
const dusk: Palette = {
  ...daybreak,
  sky: ['#42507f', '#6b5878', '#9c6178', '#c9707e', '#f39a86'],
  far: '#8a4f62',
  middle: '#6b4462',
  near: '#0e1936',
};

/** How many seconds before its beat a text enters. The colours are about half changed by then. */
export const leadTime = 0.3;
/** How many seconds before a beat its colours begin to change. */
const changeLead = 0.8;
/** Seconds that they take to change. */
const changeDuration = 0.9;
/** Seconds by which a change through an intermediate palette begins earlier. */
const extraLead = 0.15;

/** The intermediate palettes, by the index of the beat that follows. */
const intermediatePalettes: Readonly<Record<number, Palette>> = {
  1: daybreak,
  5: dusk,
  6: daybreak,
};

type PaletteKeyframe = readonly [second: number, palette: Palette];

const keyframes: readonly PaletteKeyframe[] = film.beats.flatMap(
  ({ from }, index): readonly PaletteKeyframe[] => {
    const palette = paletteOfBeat(index);
    if (index === 0) return [[0, palette]];
    const previous = paletteOfBeat(index - 1);
    const [start, end] = [from - changeLead, from - changeLead + changeDuration];
    const intermediate = intermediatePalettes[index];
    return intermediate
      ? [
          [start - extraLead, previous],
          [lerp(start, end, 0.45), intermediate],
          [end, palette],
        ]
      : [
          [start, previous],
          [end, palette],
        ];
  },
);

/** The palette of one beat or, during a change, a mix of two. */
export function paletteAt(second: number): Palette {
  const index = keyframes.findLastIndex(([keySecond]) => keySecond <= second);
  const [start, before] = keyframes[index] ?? [0, paletteOfBeat(0)];
  const [end, after] = keyframes[index + 1] ?? [start, before];
  if (before === after) return before;
  const amount = progress(second, start, end - start, linear);
  const mixColour = (key: Exclude<keyof Palette, 'sky'>) => mix(before[key], after[key], amount);
  const mixStop = (stop: 0 | 1 | 2 | 3 | 4) => mix(before.sky[stop], after.sky[stop], amount);
  return {
    sky: [mixStop(0), mixStop(1), mixStop(2), mixStop(3), mixStop(4)],
    far: mixColour('far'),
    middle: mixColour('middle'),
    near: mixColour('near'),
    town: mixColour('town'),
    mist: mixColour('mist'),
    highMist: mixColour('highMist'),
    text: mixColour('text'),
    note: mixColour('note'),
    markSun: mixColour('markSun'),
    markMist: mixColour('markMist'),
    playhead: mixColour('playhead'),
  };
}

export function paletteOfBeat(index: number): Palette {
  const palette = palettes[index];
  if (!palette) {
    throw new Error(`Beat ${index} of the film has no palette in scripts/film/palette.ts.`);
  }
  return palette;
}
