import { clip, each, circle, line, mist, pill, svgMarkup, type Point } from '@/art/kit';
import { cloudSummaries } from '@/content/clouds/list';
import type { CloudId } from '@/content/clouds/list';
import { film } from '@/content/film/film';
import { translate, withOpacity } from './svg';
import { text } from './text';
import { lerp, mix, progress, easeOutExpo, easeInOut, track } from './tween';

type RainCloud = {
  readonly spelling: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill: string;
  /** Where it starts, relative to `x` and `y`. */
  readonly from: Point;
};

/** Each has one spelling of the same customer's name. */
const rainClouds: readonly RainCloud[] = [
  { spelling: film.spellings[0], x: 706, y: 104, width: 190, fill: '#fffcf5', from: [-20, -300] },
  { spelling: film.spellings[1], x: 962, y: 92, width: 256, fill: '#ffffff', from: [380, -180] },
  { spelling: film.spellings[2], x: 806, y: 232, width: 218, fill: '#eef2f7', from: [60, 420] },
  { spelling: film.spellings[3], x: 1062, y: 240, width: 182, fill: '#fffcf5', from: [420, 40] },
  { spelling: film.spellings[4], x: 692, y: 330, width: 186, fill: '#e4eaf2', from: [-300, 330] },
];

/** The upper band of the card that the rain clouds merge into. */
const upperBand = { x: 694, y: 296, width: 372, height: 66, fill: '#fffcf5' } as const;

export function fiveRainClouds(second: number): string {
  if (second < 5.5 || second > 11) return '';
  return each(rainClouds, ({ spelling, x, y, width, fill, from }, index) => {
    const distance = 1 - progress(second, 5.7 + index * 0.14, 1, easeOutExpo);
    const sway = Math.sin(second * 1.7 + index * 1.9) * 4 * (1 - progress(second, 8.9, 0.5));
    const mergeProgress = progress(second, 9.35 + index * 0.05, 0.8, easeInOut);
    if (distance === 1) return '';
    const [left, top] = [lerp(x, upperBand.x, mergeProgress), lerp(y, upperBand.y, mergeProgress)];
    const [bandWidth, bandHeight] = [
      lerp(width, upperBand.width, mergeProgress),
      lerp(60, upperBand.height, mergeProgress),
    ];
    const mistBelow = mist(
      lerp(-36, 0, mergeProgress),
      27,
      9,
      [
        [bandWidth * 0.22, bandWidth * 0.7],
        [bandWidth * 0.1, bandWidth * 0.9],
      ],
      [[bandWidth * 0.3, bandWidth * 0.6]],
      mix(fill, upperBand.fill, mergeProgress),
    );
    const label = text(spelling, bandWidth / 2, bandHeight / 2 + 10, {
      size: 27,
      anchor: 'middle',
      spacing: -0.02,
      opacity: 1 - progress(second, 9.3, 0.3),
    });
    return translate(
      left + from[0] * distance,
      top + from[1] * distance + sway,
      rain(second, bandWidth, index) +
        mistBelow +
        pill(0, 0, bandWidth, bandHeight, mix(fill, upperBand.fill, mergeProgress)) +
        label,
    );
  });
}

function rain(second: number, width: number, cloudIndex: number): string {
  const strength = track(second, [
    [6.5 + cloudIndex * 0.12, 0],
    [7.1 + cloudIndex * 0.12, 1],
    [9, 1],
    [9.4, 0],
  ]);
  if (strength === 0) return '';
  const drops = Array.from({ length: Math.round((width - 40) / 26) }, (_, index) => index);
  return each(drops, (index) => {
    const fallProgress = (second * 1.15 + index * 0.37 + cloudIndex * 0.21) % 1;
    const opacity = strength * Math.sin(Math.PI * fallProgress);
    const [x, y] = [30 + index * 26 - fallProgress * 14, 62 + fallProgress * 46];
    return line(`M${x} ${y}l-5 18`, '#35477a', 4, `opacity="${opacity.toFixed(3)}"`);
  });
}

/** The single record: replaces the rain clouds and turns into steam over the factory. */
export function recordCard(second: number): string {
  const steamProgress = progress(second, 13.45, 1, easeInOut);
  const opacity = Math.min(progress(second, 10.05, 0.15), 1 - progress(second, 17, 0.5));
  if (opacity === 0) return '';
  const dropProgress = progress(second, 10.3, 0.6, easeOutExpo);
  const drift = Math.max(0, second - 14.45) * 7;
  const [bandHeight, gap] = [lerp(66, 20, steamProgress), lerp(12, 10, steamProgress)];
  const top = lerp(upperBand.y, 236, steamProgress);
  const upper = [
    lerp(upperBand.x, 700, steamProgress) + drift,
    lerp(upperBand.x + upperBand.width, 900, steamProgress) + drift,
  ] as const;
  const lower = [
    lerp(762, 640, steamProgress) + drift,
    lerp(998, 840, steamProgress) + drift,
  ] as const;
  const neck = [
    lerp(806, 734, steamProgress) + drift,
    lerp(954, 826, steamProgress) + drift,
  ] as const;
  const cardMarkup = mist(top, bandHeight, gap, [upper, lower], [neck], upperBand.fill);
  const textOpacity = Math.min(progress(second, 10.3, 0.4), 1 - progress(second, 13.2, 0.25));
  const labels =
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
      opacity: Math.min(textOpacity, progress(second, 10.6, 0.4)),
    });
  const slide = (1 - dropProgress) * (bandHeight + gap);
  const body =
    slide > 0
      ? clip(
          'card',
          `<rect x="600" y="${top + bandHeight / 2}" width="700" height="300"/>`,
          translate(0, -slide, cardMarkup),
        ) + pill(upper[0], top, upper[1] - upper[0], bandHeight, upperBand.fill)
      : cardMarkup;
  return withOpacity(opacity, body + labels);
}

const cloudOrder: readonly CloudId[] = [
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
    cloudOrder,
    (name) =>
      `<symbol id="cloud-${name}" viewBox="0 0 120 120">${clip(`cut-${name}`, circle(60, 60, 60, '#000'), svgMarkup(cloudSummaries[name].icon, name, 'width="120" height="120"'))}</symbol>`,
  );
}

/** Positions around the noon sun. */
const arc: readonly Point[] = cloudOrder.map((_, index) => {
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

export function eightClouds(second: number): string {
  return second < 16 ? noonClouds(second) : nightClouds(second);
}

function noonClouds(second: number): string {
  return each(cloudOrder, (name, index) => {
    const [x, y] = arc[index] ?? [0, 0];
    const openProgress = progress(second, 10.75 + index * 0.09, 0.6, easeOutExpo);
    const closeProgress = progress(second, 13.1 + index * 0.03, 0.4, easeInOut);
    return cloud(
      name,
      lerp(880, x, openProgress),
      lerp(292, y, openProgress),
      86 * openProgress * (1 - closeProgress),
    );
  });
}

function nightClouds(second: number): string {
  const drawProgress = progress(second, 18.1, 1.4, easeInOut);
  const opacity = 1 - progress(second, 20.1, 0.35);
  if (drawProgress === 0 || opacity === 0) return '';
  const d = `M${constellation.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const connection = line(
    d,
    '#ffe08a',
    2.5,
    `pathLength="1" stroke-dasharray="${drawProgress.toFixed(4)} 2"`,
  );
  const clouds = each(cloudOrder, (name, index) => {
    const [x, y] = constellation[index] ?? [0, 0];
    const growProgress = progress(second, 18.3 + index * 0.15, 0.5);
    return cloud(name, x, y, 74 * growProgress);
  });
  return withOpacity(opacity, connection + clouds);
}

function cloud(name: CloudId, x: number, y: number, size: number): string {
  if (size < 0.5) return '';
  const half = size / 2;
  return `<use href="#cloud-${name}" x="${(x - half).toFixed(2)}" y="${(y - half).toFixed(2)}" width="${size.toFixed(2)}" height="${size.toFixed(2)}"/>`;
}
