import { clip, each, circle, line, mist, pill, svgMarkup, type Point } from '@/art/kit';
import { cloudIcons, type CloudIconName } from '@/art/drawings/cloudIcons';
import { film } from '@/content/landing/film';
import { fade, move } from './sky';
import { lerp, mix, progress, rise, easeInOut, track } from './tween';
import { text } from './words';

type CloudLabel = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill: string;
  /** Offset from its place at which it enters. */
  readonly from: Point;
};

const [first, second, third, fourth, fifth] = film.spellings;

const cloudLabels: readonly CloudLabel[] = [
  { name: first, x: 706, y: 104, width: 190, fill: '#fffcf5', from: [-20, -300] },
  { name: second, x: 962, y: 92, width: 256, fill: '#ffffff', from: [380, -180] },
  { name: third, x: 806, y: 232, width: 218, fill: '#eef2f7', from: [60, 420] },
  { name: fourth, x: 1062, y: 240, width: 182, fill: '#fffcf5', from: [420, 40] },
  { name: fifth, x: 692, y: 330, width: 186, fill: '#e4eaf2', from: [-300, 330] },
];

/** The upper band of the card that the five clouds merge into. */
const card = { x: 694, y: 296, width: 372, height: 66, fill: '#fffcf5' } as const;

export function labelledClouds(t: number): string {
  if (t < 5.5 || t > 11) return '';
  return each(cloudLabels, ({ name, x, y, width, fill, from }, index) => {
    const distance = 1 - progress(t, 5.7 + index * 0.14, 1, rise);
    const sway = Math.sin(t * 1.7 + index * 1.9) * 4 * (1 - progress(t, 8.9, 0.5));
    const merged = progress(t, 9.35 + index * 0.05, 0.8, easeInOut);
    if (distance === 1) return '';
    const [left, top] = [lerp(x, card.x, merged), lerp(y, card.y, merged)];
    const [bandWidth, bandHeight] = [
      lerp(width, card.width, merged),
      lerp(60, card.height, merged),
    ];
    const puff = mist(
      lerp(-36, 0, merged),
      27,
      9,
      [
        [bandWidth * 0.22, bandWidth * 0.7],
        [bandWidth * 0.1, bandWidth * 0.9],
      ],
      [[bandWidth * 0.3, bandWidth * 0.6]],
      mix(fill, card.fill, merged),
    );
    const label = text(name, bandWidth / 2, bandHeight / 2 + 10, {
      size: 27,
      anchor: 'middle',
      spacing: -0.02,
      opacity: 1 - progress(t, 9.3, 0.3),
    });
    return move(
      left + from[0] * distance,
      top + from[1] * distance + sway,
      rain(t, bandWidth, index) +
        puff +
        pill(0, 0, bandWidth, bandHeight, mix(fill, card.fill, merged)) +
        label,
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
    const fallProgress = (t * 1.15 + index * 0.37 + cloud * 0.21) % 1;
    const opacity = strength * Math.sin(Math.PI * fallProgress);
    const [x, y] = [30 + index * 26 - fallProgress * 14, 62 + fallProgress * 46];
    return line(`M${x} ${y}l-5 18`, '#35477a', 4, `opacity="${opacity.toFixed(3)}"`);
  });
}

/** The single record: replaces the five clouds and turns into steam over the factory. */
export function recordCard(t: number): string {
  const steam = progress(t, 13.45, 1, easeInOut);
  const shown = Math.min(progress(t, 10.05, 0.15), 1 - progress(t, 17, 0.5));
  if (shown === 0) return '';
  const dropped = progress(t, 10.3, 0.6, rise);
  const drift = Math.max(0, t - 14.45) * 7;
  const [high, gap] = [lerp(66, 20, steam), lerp(12, 10, steam)];
  const top = lerp(card.y, 236, steam);
  const upper = [
    lerp(card.x, 700, steam) + drift,
    lerp(card.x + card.width, 900, steam) + drift,
  ] as const;
  const lower = [lerp(762, 640, steam) + drift, lerp(998, 840, steam) + drift] as const;
  const neck = [lerp(806, 734, steam) + drift, lerp(954, 826, steam) + drift] as const;
  const whole = mist(top, high, gap, [upper, lower], [neck], card.fill);
  const textOpacity = Math.min(progress(t, 10.3, 0.4), 1 - progress(t, 13.2, 0.25));
  const words =
    text(film.record.name, 880, 342, {
      size: 37,
      anchor: 'middle',
      spacing: -0.03,
      opacity: textOpacity,
    }) +
    text(film.record.note, 880, 415, {
      size: 24,
      weight: 500,
      anchor: 'middle',
      opacity: Math.min(textOpacity, progress(t, 10.6, 0.4)),
    });
  const slide = (1 - dropped) * (high + gap);
  const body =
    slide > 0
      ? clip(
          'card',
          `<rect x="600" y="${top + high / 2}" width="700" height="300"/>`,
          move(0, -slide, whole),
        ) + pill(upper[0], top, upper[1] - upper[0], high, card.fill)
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

/** Positions around the noon sun. */
const arc: readonly Point[] = order.map((_, index) => {
  const angle = ((159.5 + index * 31.57) * Math.PI) / 180;
  return [880 + 300 * Math.cos(angle), 292 + 228 * Math.sin(angle)];
});

/** Positions of the constellation at night. */
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
    const closed = progress(t, 13.1 + index * 0.03, 0.4, easeInOut);
    return cloud(name, lerp(880, x, opened), lerp(292, y, opened), 86 * opened * (1 - closed));
  });
}

function nightClouds(t: number): string {
  const drawn = progress(t, 18.1, 1.4, easeInOut);
  const shown = 1 - progress(t, 20.1, 0.35);
  if (drawn === 0 || shown === 0) return '';
  const d = `M${constellation.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const connection = line(
    d,
    '#ffe08a',
    2.5,
    `pathLength="1" stroke-dasharray="${drawn.toFixed(4)} 2"`,
  );
  const clouds = each(order, (name, index) => {
    const [x, y] = constellation[index] ?? [0, 0];
    const reached = progress(t, 18.3 + index * 0.15, 0.5);
    return cloud(name, x, y, 74 * reached);
  });
  return fade(shown, connection + clouds);
}

function cloud(name: CloudIconName, x: number, y: number, size: number): string {
  if (size < 0.5) return '';
  const half = size / 2;
  return `<use href="#cloud-${name}" x="${(x - half).toFixed(2)}" y="${(y - half).toFixed(2)}" width="${size.toFixed(2)}" height="${size.toFixed(2)}"/>`;
}
