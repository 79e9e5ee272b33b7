import { film } from '@/content/landing/film';
import { lerp, mix, progress, linear } from './tween';

/** Offsets of the sky's five gradient stops, from the top. */
export const skyStops = [0, 0.24, 0.46, 0.68, 0.86] as const;

type Sky = readonly [string, string, string, string, string];

export type Light = {
  readonly sky: Sky;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly city: string;
  readonly mist: string;
  readonly highMist: string;
  readonly text: string;
  readonly note: string;
  /** Sun and mist of the eyebrow's icon. */
  readonly markSun: string;
  readonly markMist: string;
  /** The half sun on the timeline. */
  readonly pointer: string;
};

/** `--p-vermilion` in src/styles/tokens.css, which may be no custom property here: colours are mixed. */
const brandColour = '#d8401f';

/** The inks of each beat. One film shows all times of day, so it cannot use the page's tokens. */
const lights: readonly Light[] = [
  {
    sky: ['#0e1936', '#0e1936', '#0f1b3a', '#111e40', '#132146'],
    far: '#16264f',
    middle: '#1b2e60',
    near: '#080f24',
    city: '#0b1430',
    mist: '#263b74',
    highMist: '#16264f',
    text: '#fff1d6',
    note: '#b9c6e4',
    markSun: '#ffe08a',
    markMist: '#b9c6e4',
    pointer: '#ffe08a',
  },
  {
    sky: ['#ddeef6', '#e9f2f3', '#fbebdb', '#ffd9b8', '#ffc79c'],
    far: '#f3a98a',
    middle: '#8db4cb',
    near: '#2f628c',
    city: '#5e6a9c',
    mist: '#fff1d6',
    highMist: '#ffffff',
    text: '#12203b',
    note: '#33405c',
    markSun: brandColour,
    markMist: '#12203b',
    pointer: '#ff6b45',
  },
  {
    sky: ['#afbccf', '#bac6d7', '#c4cfdd', '#cfd9e5', '#cfd9e5'],
    far: '#8496af',
    middle: '#6f83a0',
    near: '#35477a',
    city: '#4a5c80',
    mist: '#dce4ee',
    highMist: '#cfd9e5',
    text: '#12203b',
    note: '#2f3b57',
    markSun: brandColour,
    markMist: '#12203b',
    pointer: '#ff6b45',
  },
  {
    sky: ['#a9d7f0', '#bde1f4', '#d0eaf7', '#e5f3fb', '#f4fafd'],
    far: '#9ccfc0',
    middle: '#5fa79b',
    near: '#1f7a7a',
    city: '#2f7f8c',
    mist: '#ffffff',
    highMist: '#ffffff',
    text: '#12203b',
    note: '#2a3b57',
    markSun: '#e89b00',
    markMist: '#12203b',
    pointer: '#ffc022',
  },
  {
    sky: ['#fff3da', '#ffebbf', '#ffe3a6', '#ffda94', '#ffd186'],
    far: '#e8843f',
    middle: '#c75b38',
    near: '#12203b',
    city: '#8a4a3c',
    mist: '#fff1d6',
    highMist: '#fffcf5',
    text: '#12203b',
    note: '#4c3f22',
    markSun: brandColour,
    markMist: '#12203b',
    pointer: '#ff6b45',
  },
  {
    sky: ['#0e1936', '#111e3f', '#132146', '#16264f', '#1d2f5e'],
    far: '#1b2e60',
    middle: '#21366f',
    near: '#080f24',
    city: '#0b1430',
    mist: '#35477a',
    highMist: '#16264f',
    text: '#fff1d6',
    note: '#b9c6e4',
    markSun: '#ffe08a',
    markMist: '#b9c6e4',
    pointer: '#ffe08a',
  },
  {
    sky: ['#fff3e6', '#ffebd8', '#ffe4ca', '#ffdaba', '#ffd1ae'],
    far: '#8db4cb',
    middle: '#3f78a3',
    near: '#12203b',
    city: '#5e6a9c',
    mist: '#fff1d6',
    highMist: '#ffffff',
    text: '#12203b',
    note: '#3d4a66',
    markSun: brandColour,
    markMist: '#12203b',
    pointer: '#ff6b45',
  },
];

/** Shown between night and day, because mixing them directly would be grey. */
const daybreak: Light = {
  sky: ['#35477a', '#6b5878', '#9c6178', '#e58483', '#f39a86'],
  far: '#9c6178',
  middle: '#4d5688',
  near: '#1d2f5e',
  city: '#35406e',
  mist: '#c98a94',
  highMist: '#7a6a93',
  text: '#fff1d6',
  note: '#fff1d6',
  markSun: '#ffe08a',
  markMist: '#fff1d6',
  pointer: '#ffb98c',
};

const dusk: Light = {
  ...daybreak,
  sky: ['#42507f', '#6b5878', '#9c6178', '#c9707e', '#f39a86'],
  far: '#8a4f62',
  middle: '#6b4462',
  near: '#0e1936',
};

/** Seconds before a beat at which its words enter. By then the light has almost changed. */
export const leadTime = 0.3;
/** Seconds that the light takes to change from one beat to the next. */
const changeDuration = 0.9;

type Keyframe = readonly [second: number, light: Light];

const keyframes: readonly Keyframe[] = film.beats.flatMap(
  ({ from }, index): readonly Keyframe[] => {
    const light = lightOf(index);
    if (index === 0) return [[0, light]];
    const [start, end] = [from - 0.8, from - 0.8 + changeDuration];
    const before: Keyframe = [start, lightOf(index - 1)];
    const between = index === 5 ? dusk : index === 1 || index === 6 ? daybreak : null;
    return between === null
      ? [before, [end, light]]
      : [
          [start - 0.15, lightOf(index - 1)],
          [lerp(start, end, 0.45), between],
          [end, light],
        ];
  },
);

/** The inks at second `t`: those of one beat, or a mix of two during a change. */
export function lightAt(t: number): Light {
  const index = keyframes.findLastIndex(([second]) => second <= t);
  const [start, before] = keyframes[index] ?? [0, lightOf(0)];
  const [end, after] = keyframes[index + 1] ?? [start, before];
  if (before === after) return before;
  const share = progress(t, start, end - start, linear);
  const between = (key: Exclude<keyof Light, 'sky'>) => mix(before[key], after[key], share);
  const sky = (stop: 0 | 1 | 2 | 3 | 4) => mix(before.sky[stop], after.sky[stop], share);
  return {
    sky: [sky(0), sky(1), sky(2), sky(3), sky(4)],
    far: between('far'),
    middle: between('middle'),
    near: between('near'),
    city: between('city'),
    mist: between('mist'),
    highMist: between('highMist'),
    text: between('text'),
    note: between('note'),
    markSun: between('markSun'),
    markMist: between('markMist'),
    pointer: between('pointer'),
  };
}

/** The inks of one beat. */
export function lightOf(index: number): Light {
  const light = lights[index];
  if (!light) throw new Error(`Beat ${index} of the film has no light in scripts/film/light.ts.`);
  return light;
}
