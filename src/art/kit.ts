export * as ink from './inks.ts';

export type Point = readonly [x: number, y: number];
export type Span = readonly [from: number, to: number];

/** Pairs of numbers as in SVG's `points`, such as `'0,150 110,128'`, or computed ones. */
export type Pairs = string | readonly Point[];

/** One picture: sizes in viewBox units, markup without the surrounding `<svg>`. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** Left and top of the viewBox, if they are not 0. */
  readonly origin?: Point;
  /** `preserveAspectRatio`. */
  readonly fit?: string;
  /** CSS background behind the drawing. */
  readonly background?: string;
  /** `id` prefixes the ids inside, so that one page can hold a drawing twice. */
  readonly body: (id: string) => string;
};

export const fitTop = 'xMidYMin slice';
export const fitMiddle = 'xMidYMid slice';
export const fitBottom = 'xMidYMax slice';
/** The same, but a narrow frame shows the start or the end of the drawing. */
export const fitBottomStart = 'xMinYMax slice';
export const fitBottomEnd = 'xMaxYMax slice';
export const fitStretch = 'none';

type DrawingOptions = Pick<Drawing, 'origin' | 'fit' | 'background'>;

/* @__NO_SIDE_EFFECTS__ */
export function drawing(
  width: number,
  height: number,
  body: Drawing['body'],
  options: DrawingOptions = {},
): Drawing {
  return { width, height, body, ...options };
}

export function viewBox({ origin = [0, 0], width, height }: Drawing): string {
  return [...origin, width, height].join(' ');
}

/** A complete `<svg>` for use outside React, for example in social pictures. */
export function svgMarkup(piece: Drawing, id: string, attributes = ''): string {
  const fit = piece.fit === undefined ? '' : ` preserveAspectRatio="${piece.fit}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(piece)}"${fit}${extra(attributes)}>${piece.body(id)}</svg>`;
}

export function circle(x: number, y: number, r: number, fill: string, attributes = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${extra(attributes)}/>`;
}

/**
 * The sun or moon of a hero, which flies there from the page before (app/navigation/pageTransition.ts),
 * with what is on it.
 */
export function heroSun(x: number, y: number, r: number, fill: string, face = ''): string {
  return `<g data-sun="">${circle(x, y, r, fill)}${face}</g>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  attributes = '',
): string {
  const corner = radius === 0 ? '' : ` rx="${round(radius)}"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${fill}"${extra(attributes)}/>`;
}

export function pill(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes = '',
): string {
  return rect(x, y, width, height, fill, Math.min(width, height) / 2, attributes);
}

export function path(d: string, fill: string, attributes = ''): string {
  return `<path d="${d}" fill="${fill}"${extra(attributes)}/>`;
}

/** A stroke with round ends. A zero-length segment (`M3 4h0`) draws a dot as wide as the stroke. */
export function line(d: string, stroke: string, width = 2, attributes = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra(attributes)}/>`;
}

/** An outlined rectangle. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string,
  thickness: number,
  radius = 0,
): string {
  return rect(
    x,
    y,
    width,
    height,
    'none',
    radius,
    `stroke="${stroke}" stroke-width="${thickness}"`,
  );
}

export function group(transform: string, body: string): string {
  return `<g transform="${transform}">${body}</g>`;
}

/** A group that CSS may move: `[data-part='name']`. */
export function part(name: string, body: string): string {
  return `<g data-part="${name}">${body}</g>`;
}

/** Dots as a part, one for each thing that the drawing counts. */
export function countingDots(points: Pairs, fill: string): string {
  return part(
    'count',
    scatter(points, (x, y) => circle(x, y, 7.5, fill)),
  );
}

/** Clips `body` to `shape`. `id` must be unique on the page: derive it from the drawing's own. */
export function clip(id: string, shape: string, body: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** One piece of markup for each point. */
export function scatter(
  points: Pairs,
  draw: (x: number, y: number, index: number) => string,
): string {
  return toPairs(points)
    .map(([x, y], index) => draw(x, y, index))
    .join('');
}

/** One piece of markup for each entry of a list. */
export function each<T>(list: readonly T[], draw: (entry: T, index: number) => string): string {
  return list.map(draw).join('');
}

/** `count` pieces of markup. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/**
 * A mist: pill-shaped bands of one thickness, each joined to the next by a neck with round notches.
 *
 * @param top the y of the first band
 * @param thickness of a band
 * @param gap between two bands, which is the height of a neck
 * @param bandEnds from and to of each band, ends included
 * @param neckEnds from and to of the neck under each band but the last
 */
export function mist(
  top: number,
  thickness: number,
  gap: number,
  bandEnds: Pairs,
  neckEnds: Pairs,
  fill: string,
  attributes = '',
): string {
  const bands = toPairs(bandEnds);
  const necks = toPairs(neckEnds);
  const end = round(thickness / 2);
  const notch = round(gap / 2);
  const endArc = (height: number) => `a${end} ${end} 0 0 1 0 ${round(height)}`;
  const notchArc = (height: number) => `a${notch} ${notch} 0 0 0 0 ${round(height)}`;
  const rightEdge = bands.map(([, to], index) => {
    const neck = necks[index];
    return `H${round(to - end)}${endArc(thickness)}${neck ? `H${round(neck[1])}${notchArc(gap)}` : ''}`;
  });
  const leftEdge = bands.map(([from], index) => {
    const neck = necks[index - 1];
    return `H${round(from + end)}${endArc(-thickness)}${neck ? `H${round(neck[0])}${notchArc(-gap)}` : ''}`;
  });
  const start = bands[0]?.[0] ?? 0;
  const d = `M${round(start + end)} ${round(top)}${rightEdge.join('')}${leftEdge.reverse().join('')}Z`;
  return path(d, fill, attributes);
}

/** A smooth ridge through the points, closed down to `floor`. */
export function hill(points: Pairs, floor: number, fill: string): string {
  const [first = [0, floor] as const, ...rest] = toPairs(points);
  let [x, y] = first;
  let d = `M${round(x)} ${floor}V${round(y)}`;
  for (const [nextX, nextY] of rest) {
    const reach = (nextX - x) * 0.45;
    d += `C${round(x + reach)} ${round(y)} ${round(nextX - reach)} ${round(nextY)} ${round(nextX)} ${round(nextY)}`;
    [x, y] = [nextX, nextY];
  }
  return path(`${d}V${floor}Z`, fill);
}

/** `count` strokes from radius `inner` to radius `outer`, spread over an arc in degrees. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  stroke: string,
  width = 4,
  [from, to]: Span = [0, 360],
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    d += `M${round(x + inner * dx)} ${round(y + inner * dy)}L${round(x + outer * dx)} ${round(y + outer * dy)}`;
  }
  return line(d, stroke, width);
}

type Area = readonly [left: number, top: number, right: number, bottom: number];

type StarOptions = {
  readonly seed: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  /** Smallest and largest radius; three sizes are used. */
  readonly sizes: Span;
  /** Areas of text, without stars. */
  readonly clear?: readonly Area[];
};

/** Scattered dots, denser towards the top, the same for the same seed. */
export function stars({ seed, count, width, height, fill, sizes, clear = [] }: StarOptions) {
  const next = random(seed);
  const dots: [string, string, string] = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const size = next() < 0.6 ? 0 : next() < 0.7 ? 1 : 2;
    const x = Math.trunc(next() * width);
    const y = Math.trunc(next() ** 1.25 * height);
    const isInClearArea = clear.some(
      ([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom,
    );
    if (!isInClearArea) dots[size] += `M${x} ${y}h0`;
  }
  const [small, large] = sizes;
  return each(dots, (d, index) =>
    d === '' ? '' : line(d, fill, round((small + ((large - small) * index) / 2) * 2)),
  );
}

function toPairs(pairs: Pairs): readonly Point[] {
  if (typeof pairs !== 'string') return pairs;
  return pairs.split(' ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}

function round(value: number): number {
  return Number(value.toFixed(1));
}

function extra(attributes: string): string {
  return attributes === '' ? '' : ` ${attributes}`;
}
