// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const styles = join(import.meta.dirname, '../../src/styles');
const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

type Tokens = ReadonlyMap<string, string>;

const byDay = ':root';
const bySystem = ":root:not([data-theme='day'])";
const byChoice = ":root[data-theme='night']";

const files = ['tokens.css', 'scenery.css'] as const;
const [tokens, scenery] = files.map((name) => ({
  day: read(name, byDay),
  system: read(name, bySystem),
  chosen: read(name, byChoice),
}));
if (!tokens || !scenery) throw new Error('The stylesheets were not read.');

const day = new Map([...tokens.day, ...scenery.day]);
const night = new Map([...day, ...tokens.chosen, ...scenery.chosen]);
const modes = [
  ['day', day],
  ['night', night],
] as const;

/** The least contrast of WCAG 2.2: of text, and of large text and what is no text. */
const text = 4.5;
const shape = 3;

const lightGrounds = [
  'page',
  'surface',
  'paper',
  'field',
  'hover',
  'ground-nav',
  'ground-morning',
  'ground-morning-end',
  'ground-forenoon',
  'ground-noon',
  'ground-gold',
  'ground-gold-mid',
  'ground-gold-end',
  'ground-dawn',
  'ground-dawn-mid',
  'ground-dawn-end',
  'ground-footer',
  'ground-footer-end',
  'ground-case',
  'ground-case-mid',
  'ground-case-end',
  'ground-overcast',
  'ground-clearing',
  'ground-pale',
  'ground-butter',
  'ground-selected',
  'error-field',
  'failure-ground',
  'sky-careers',
  'sky-fog',
] as const;

/** Grounds that are dark by day too. */
const nightGrounds = ['ground-night', 'ground-night-end', 'ground-ink', 'ground-bar'] as const;
const panels = ['ground-panel', 'ground-panel-shut'] as const;
const buildings = ['building-near', 'building-far'] as const;

/** What stands on what, and how clearly it has to. */
const pairs: readonly (readonly [ink: string, grounds: readonly string[], least: number])[] = [
  ['text', lightGrounds, text],
  ['text-2', lightGrounds, text],
  ['text-gold', ['ground-gold', 'ground-gold-mid', 'ground-gold-end'], text],
  ['text-butter', ['ground-butter', 'ground-clearing'], text],
  ['text-hero', ['sky-careers', 'sky-fog'], text],
  ['text-placeholder', ['field'], text],
  ['text-index', ['page', 'surface'], text],
  ['text-policy', ['page'], text],
  ['text-accent', ['page', 'surface', 'paper', 'ground-dawn', 'ground-noon'], text],
  ['text-accent', ['sky-sheet'], shape],
  ['on-night', [...nightGrounds, ...panels, ...buildings], text],
  ['on-night-2', [...nightGrounds, ...buildings], text],
  ['on-panel', panels, text],
  ['on-chart', ['ground-night'], text],
  ['sun', nightGrounds, text],
  ['pressed', nightGrounds, text],
  ['s-butter', ['ground-ink'], text],
  ['on-sun', ['sun', 'disc'], text],
  ['on-disc', ['disc', 'disc-disabled', 'ground-plate'], text],
  ['on-plate-2', ['ground-plate'], text],
  ['s-ink', ['ground-plate', 'ground-pill'], text],
  ['on-pressed', ['pressed'], text],
  ['on-control', ['control', 'control-disabled'], text],
  ['on-control-night', ['control-night'], text],
  ['error', ['surface', 'field', 'error-field', 'ground-dawn', 'ground-dawn-mid'], text],
  ['on-error-ground', ['error-ground'], text],
  ['on-ok-ground', ['ok-ground'], text],
  ['line', ['field', 'surface', 'paper', 'ground-dawn', 'ground-dawn-end'], shape],
  ['control', lightGrounds, shape],
  ['control-night', nightGrounds, shape],
  ['sun-accent', ['ground-nav', 'surface', 'page'], shape],
  ['chart-line', panels, shape],
];

describe.each(modes)('by %s', (_, set) => {
  test.each(
    pairs.flatMap(([ink, grounds, least]) =>
      grounds.map((ground) => [ink, ground, least] as const),
    ),
  )('%s on %s is at least %d', (ink, ground, least) => {
    const [colour = ''] = colours(set, ink);
    for (const stop of colours(set, ground)) {
      expect(contrast(colour, stop), stop).toBeGreaterThanOrEqual(least);
    }
  });

  test('text can be read on the open sky, above the hills', () => {
    for (const sky of ['sky-hero', 'sky-sheet', 'sky-dialog']) {
      for (const stop of colours(set, sky).slice(0, -1)) {
        expect(contrast(only(set, 'text'), stop), sky).toBeGreaterThanOrEqual(text);
        expect(contrast(only(set, 'text-hero'), stop), sky).toBeGreaterThanOrEqual(text);
      }
    }
  });

  test.each([
    ['focus', 'focus-gap', lightGrounds],
    ['focus-night', 'focus-gap-night', [...nightGrounds, ...panels, ...buildings]],
  ] as const)('the two tones of %s hold on every ground', (ring, gap, grounds) => {
    const [outer, inner] = [only(set, ring), only(set, gap)];
    expect(contrast(outer, inner)).toBeGreaterThanOrEqual(text);
    for (const stop of grounds.flatMap((ground) => colours(set, ground))) {
      const best = Math.max(contrast(outer, stop), contrast(inner, stop));
      expect(best, stop).toBeGreaterThanOrEqual(shape);
    }
  });
});

test.each([
  ['tokens.css', tokens],
  ['scenery.css', scenery],
] as const)('%s has one night: the system’s and the visitor’s are the same', (_, set) => {
  expect([...set.system]).toEqual([...set.chosen]);
  expect([...set.chosen.keys()].filter((name) => !set.day.has(name))).toEqual([]);
});

test('night is for screens: paper is printed by day', () => {
  for (const name of files) {
    const css = readFileSync(join(styles, name), 'utf8');
    expect(css).toContain(`@media screen and (prefers-color-scheme: dark) {\n  ${bySystem} {`);
    expect(css).toContain(`@media screen {\n  ${byChoice} {`);
  }
});

test('the browser’s bars take the colour of the top bar', () => {
  for (const [name, set] of modes) {
    const meta = new RegExp(`<meta[^>]*data-appearance="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    expect(meta).toContain(`content="${only(set, 'ground-bar')}"`);
  }
});

/** The custom properties that a file gives to exactly this selector. */
function read(name: string, selector: string): Tokens {
  const css = readFileSync(join(styles, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const declared = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter((rule) => rule[1]?.trim() === selector)
    .flatMap((rule) => [...(rule[2] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  expect(declared).not.toEqual([]);
  return new Map(declared.map((match) => [match[1] ?? '', (match[2] ?? '').replace(/\s+/g, ' ')]));
}

/** The colours in a token's value: one, or the stops of a gradient. */
function colours(set: Tokens, name: string): readonly string[] {
  const found = resolve(set, `--${name}`).match(/#[0-9a-f]{6}/g) ?? [];
  expect(found, name).not.toEqual([]);
  return found;
}

function only(set: Tokens, name: string): string {
  const [colour = '', ...rest] = colours(set, name);
  expect(rest, name).toEqual([]);
  return colour;
}

function resolve(set: Tokens, name: string): string {
  const value = set.get(name);
  if (value === undefined) throw new Error(`${name} is not a token.`);
  return value.replace(/var\((--[\w-]+)\)/g, (_, inner: string) => resolve(set, inner));
}

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
