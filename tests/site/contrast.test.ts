import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, pickTheme } from '../support/colours';

const styles = join(import.meta.dirname, '../../src/styles');
const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

type Tokens = ReadonlyMap<string, string>;

const files = ['tokens.css', 'scenery.css'] as const;
const tokens: Tokens = new Map(files.flatMap(read));
const themes = [
  ['light', inTheme('light')],
  ['dark', inTheme('dark')],
] as const;

/** Minimum contrast of WCAG 2.2: of text, and of large text and graphics. */
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
  'ground-study',
  'ground-study-mid',
  'ground-study-end',
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

/** Grounds that are dark in both themes. */
const darkGrounds = ['ground-dark', 'ground-dark-end', 'ground-ink', 'ground-bar'] as const;
const panels = ['ground-panel', 'ground-panel-empty'] as const;
const buildings = ['building-near', 'building-far'] as const;

/** Foregrounds, their grounds and the minimum contrast. */
const pairs: readonly (readonly [ink: string, grounds: readonly string[], least: number])[] = [
  ['text', lightGrounds, text],
  ['text-secondary', lightGrounds, text],
  ['text-gold', ['ground-gold', 'ground-gold-mid', 'ground-gold-end'], text],
  ['text-butter', ['ground-butter', 'ground-clearing'], text],
  ['text-hero', ['sky-careers', 'sky-fog'], text],
  ['text-placeholder', ['field'], text],
  ['text-index', ['page', 'surface'], text],
  ['text-policy', ['page'], text],
  ['text-accent', ['page', 'surface', 'paper', 'ground-dawn', 'ground-noon'], text],
  ['text-accent', ['sky-menu'], shape],
  ['on-dark', [...darkGrounds, ...panels, ...buildings], text],
  ['on-dark-secondary', [...darkGrounds, ...buildings], text],
  ['on-panel', panels, text],
  ['on-chart', ['ground-dark'], text],
  ['sun', darkGrounds, text],
  ['pressed', darkGrounds, text],
  ['s-butter', ['ground-ink'], text],
  ['on-sun', ['sun', 'disc'], text],
  ['on-disc', ['disc', 'disc-disabled', 'ground-plate'], text],
  ['on-plate-secondary', ['ground-plate'], text],
  ['s-ink', ['ground-plate', 'ground-pill'], text],
  ['on-pressed', ['pressed'], text],
  ['on-control', ['control', 'control-disabled'], text],
  ['on-control-inverse', ['control-inverse'], text],
  ['error', ['surface', 'field', 'error-field', 'ground-dawn', 'ground-dawn-mid'], text],
  ['on-error-ground', ['error-ground'], text],
  ['on-success-ground', ['success-ground'], text],
  ['border', ['field', 'surface', 'paper', 'ground-dawn', 'ground-dawn-end'], shape],
  ['control', lightGrounds, shape],
  ['control-inverse', darkGrounds, shape],
  ['sun-accent', ['ground-nav', 'surface', 'page'], shape],
  ['chart-line', panels, shape],
];

describe.each(themes)('in the %s theme', (_, set) => {
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
    for (const sky of ['sky-hero', 'sky-menu', 'sky-dialog']) {
      for (const stop of colours(set, sky).slice(0, -1)) {
        expect(contrast(only(set, 'text'), stop), sky).toBeGreaterThanOrEqual(text);
        expect(contrast(only(set, 'text-hero'), stop), sky).toBeGreaterThanOrEqual(text);
      }
    }
  });

  test.each([
    ['focus', 'focus-gap', lightGrounds],
    ['focus-on-dark', 'focus-gap-on-dark', [...darkGrounds, ...panels, ...buildings]],
  ] as const)('the two tones of %s hold on every ground', (ring, gap, grounds) => {
    const [outer, inner] = [only(set, ring), only(set, gap)];
    expect(contrast(outer, inner)).toBeGreaterThanOrEqual(text);
    for (const stop of grounds.flatMap((ground) => colours(set, ground))) {
      const best = Math.max(contrast(outer, stop), contrast(inner, stop));
      expect(best, stop).toBeGreaterThanOrEqual(shape);
    }
  });
});

test('pages print in the light theme', () => {
  const css = readFileSync(join(styles, 'tokens.css'), 'utf8').replace(/\s+/g, ' ');
  expect(css).toContain(':root { color-scheme: light; }');
  const [onPaper = '', onScreen = ''] = css.split('@media screen {');
  expect(onPaper).not.toContain('dark; }');
  expect(onScreen).toContain(':root { color-scheme: light dark; }');
});

test('the browser’s bars take the colour of the top bar', () => {
  for (const [theme, set] of themes) {
    const found = new RegExp(`<meta[^>]*data-theme="${theme}"[^>]*>`).exec(html);
    expect(found?.[0]).toContain(`content="${only(set, 'ground-bar')}"`);
  }
});

/** The custom properties of a file's `:root`; each is declared once. */
function read(name: string): readonly (readonly [string, string])[] {
  const css = readFileSync(join(styles, name), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*width[^{]*\{[\s\S]*?\}\s*\}/g, '');
  const declared = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    (match) => [match[1] ?? '', (match[2] ?? '').replace(/\s+/g, ' ')] as const,
  );
  expect(declared).not.toEqual([]);
  expect(new Set(declared.map(([property]) => property)).size).toBe(declared.length);
  return declared;
}

/** The tokens with one side of each `light-dark()`. */
function inTheme(theme: 'light' | 'dark'): Tokens {
  return new Map([...tokens].map(([name, value]) => [name, pickTheme(value, theme)]));
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
