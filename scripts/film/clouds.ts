import { clip, each, circle, line, mist, pill, svgMarkup, type Point } from '@/art/kit';
import { cloudIcons, type CloudIconName } from '@/art/drawings/cloudIcons';
import { film } from '@/content/landing/film';
import { fade, move } from './sky';
import { lerp, mix, progress, rise, swing, track } from './tween';
import { text } from './words';

type Spelling = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill: string;
  /** Where it comes from, as a way off its place. */
  readonly from: Point;
};

const [first, second, third, fourth, fifth] = film.spellings;

const spellings: readonly Spelling[] = [
  { name: first, x: 706, y: 104, width: 190, fill: '#fffcf5', from: [-20, -300] },
  { name: second, x: 962, y: 92, width: 256, fill: '#ffffff', from: [380, -180] },
  { name: third, x: 806, y: 232, width: 218, fill: '#eef2f7', from: [60, 420] },
  { name: fourth, x: 1062, y: 240, width: 182, fill: '#fffcf5', from: [420, 40] },
  { name: fifth, x: 692, y: 330, width: 186, fill: '#e4eaf2', from: [-300, 330] },
];

/** The upper band of the plate that the five become. */
const plate = { x: 694, y: 296, width: 372, height: 66, fill: '#fffcf5' } as const;

export function spellingClouds(t: number): string {
  if (t < 5.5 || t > 11) return '';
  return each(spellings, ({ name, x, y, width, fill, from }, index) => {
    const away = 1 - progress(t, 5.7 + index * 0.14, 1, rise);
    const sway = Math.sin(t * 1.7 + index * 1.9) * 4 * (1 - progress(t, 8.9, 0.5));
    const merged = progress(t, 9.35 + index * 0.05, 0.8, swing);
    if (away === 1) return '';
    const [left, top] = [lerp(x, plate.x, merged), lerp(y, plate.y, merged)];
    const [wide, high] = [lerp(width, plate.width, merged), lerp(60, plate.height, merged)];
    const puff = mist(
      lerp(-36, 0, merged),
      27,
      9,
      [
        [wide * 0.22, wide * 0.7],
        [wide * 0.1, wide * 0.9],
      ],
      [[wide * 0.3, wide * 0.6]],
      mix(fill, plate.fill, merged),
    );
    const label = text(name, wide / 2, high / 2 + 10, {
      size: 27,
      anchor: 'middle',
      spacing: -0.02,
      opacity: 1 - progress(t, 9.3, 0.3),
    });
    return move(
      left + from[0] * away,
      top + from[1] * away + sway,
      rain(t, wide, index) + puff + pill(0, 0, wide, high, mix(fill, plate.fill, merged)) + label,
    );
  });
}

function rain(t: number, width: number, cloud: number): string {
  const strength = track(t, [
    [6.5 + cloud * 0.12, 0],
    [7.1 + cloud * 0.12, 1],
    [9, 1],
    [9.4, 0],
  ]);
  if (strength === 0) return '';
  const drops = Array.from({ length: Math.round((width - 40) / 26) }, (_, index) => index);
  return each(drops, (index) => {
    const fallen = (t * 1.15 + index * 0.37 + cloud * 0.21) % 1;
    const opacity = strength * Math.sin(Math.PI * fallen);
    const [x, y] = [30 + index * 26 - fallen * 14, 62 + fallen * 46];
    return line(`M${x} ${y}l-5 18`, '#35477a', 4, `opacity="${opacity.toFixed(3)}"`);
  });
}

/** The one record: it takes over from the five clouds, and ends as steam over the works. */
export function recordPlate(t: number): string {
  const steam = progress(t, 13.45, 1, swing);
  const shown = Math.min(progress(t, 10.05, 0.15), 1 - progress(t, 17, 0.5));
  if (shown === 0) return '';
  const dropped = progress(t, 10.3, 0.6, rise);
  const drift = Math.max(0, t - 14.45) * 7;
  const [high, gap] = [lerp(66, 20, steam), lerp(12, 10, steam)];
  const top = lerp(plate.y, 236, steam);
  const upper = [
    lerp(plate.x, 700, steam) + drift,
    lerp(plate.x + plate.width, 900, steam) + drift,
  ] as const;
  const lower = [lerp(762, 640, steam) + drift, lerp(998, 840, steam) + drift] as const;
  const neck = [lerp(806, 734, steam) + drift, lerp(954, 826, steam) + drift] as const;
  const whole = mist(top, high, gap, [upper, lower], [neck], plate.fill);
  const said = Math.min(progress(t, 10.3, 0.4), 1 - progress(t, 13.2, 0.25));
  const words =
    text(film.record.name, 880, 342, {
      size: 37,
      anchor: 'middle',
      spacing: -0.03,
      opacity: said,
    }) +
    text(film.record.note, 880, 415, {
      size: 24,
      weight: 500,
      anchor: 'middle',
      opacity: Math.min(said, progress(t, 10.6, 0.4)),
    });
  const slide = (1 - dropped) * (high + gap);
  const body =
    slide > 0
      ? clip(
          'plate',
          `<rect x="600" y="${top + high / 2}" width="700" height="300"/>`,
          move(0, -slide, whole),
        ) + pill(upper[0], top, upper[1] - upper[0], high, plate.fill)
      : whole;
  return fade(shown, body + words);
}

const order: readonly CloudIconName[] = [
  'experience',
  'analytics',
  'marketing',
  'service',
  'sales',
  'health',
  'nonprofit',
  'data',
];

/** Defines the eight clouds once for all frames. */
export function cloudSymbols(): string {
  return each(
    order,
    (name) =>
      `<symbol id="cloud-${name}" viewBox="0 0 120 120">${clip(`cut-${name}`, circle(60, 60, 60, '#000'), svgMarkup(cloudIcons[name], name, 'width="120" height="120"'))}</symbol>`,
  );
}

/** Around the noon sun, on an arc. */
const arc: readonly Point[] = order.map((_, index) => {
  const angle = ((159.5 + index * 31.57) * Math.PI) / 180;
  return [880 + 300 * Math.cos(angle), 292 + 228 * Math.sin(angle)];
});

/** A constellation for the night. */
const constellation: readonly Point[] = [
  [640, 262],
  [718, 156],
  [806, 222],
  [890, 112],
  [972, 204],
  [1052, 120],
  [1132, 222],
  [1208, 140],
];

export function eightClouds(t: number): string {
  return t < 16 ? noonClouds(t) : nightClouds(t);
}

function noonClouds(t: number): string {
  return each(order, (name, index) => {
    const [x, y] = arc[index] ?? [0, 0];
    const opened = progress(t, 10.75 + index * 0.09, 0.6, rise);
    const closed = progress(t, 13.1 + index * 0.03, 0.4, swing);
    return cloud(name, lerp(880, x, opened), lerp(292, y, opened), 86 * opened * (1 - closed));
  });
}

function nightClouds(t: number): string {
  const drawn = progress(t, 18.1, 1.4, swing);
  const shown = 1 - progress(t, 20.1, 0.35);
  if (drawn === 0 || shown === 0) return '';
  const d = `M${constellation.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const thread = line(d, '#ffe08a', 2.5, `pathLength="1" stroke-dasharray="${drawn.toFixed(4)} 2"`);
  const stations = each(order, (name, index) => {
    const [x, y] = constellation[index] ?? [0, 0];
    const reached = progress(t, 18.3 + index * 0.15, 0.5);
    return cloud(name, x, y, 74 * reached);
  });
  return fade(shown, thread + stations);
}

function cloud(name: CloudIconName, x: number, y: number, size: number): string {
  if (size < 0.5) return '';
  const half = size / 2;
  return `<use href="#cloud-${name}" x="${(x - half).toFixed(2)}" y="${(y - half).toFixed(2)}" width="${size.toFixed(2)}" height="${size.toFixed(2)}"/>`;
}
