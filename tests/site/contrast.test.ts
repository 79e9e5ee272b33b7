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
const minText = 4.5;
const minGraphics = 3;

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
const pairs: readonly (readonly [ink: string, grounds: readonly string[], minContrast: number])[] =
  [
    ['text', [...lightGrounds, 's-ground-overcast', 's-ground-butter'], minText],
    ['text-secondary', lightGrounds, minText],
    ['text-gold', ['ground-gold', 'ground-gold-mid', 'ground-gold-end'], minText],
    ['text-butter', ['ground-butter'], minText],
    ['text-hero', ['sky-careers', 'sky-fog'], minText],
    ['text-placeholder', ['field'], minText],
    ['text-index', ['page', 'surface'], minText],
    ['text-policy', ['page'], minText],
    ['text-accent', ['page', 'surface', 'paper', 'ground-dawn', 'ground-noon'], minText],
    ['text-accent', ['sky-menu'], minGraphics],
    ['on-dark', [...darkGrounds, ...panels, ...buildings], minText],
    ['on-dark-secondary', [...darkGrounds, ...buildings], minText],
    ['on-panel', panels, minText],
    ['sun', darkGrounds, minText],
    ['pressed', darkGrounds, minText],
    ['s-butter', ['ground-ink'], minText],
    ['on-sun', ['sun', 'disc'], minText],
    ['on-disc', ['disc', 'disc-disabled', 'ground-plate'], minText],
    ['on-plate-secondary', ['ground-plate'], minText],
    ['s-ink', ['ground-plate', 'ground-pill'], minText],
    ['on-pressed', ['pressed'], minText],
    ['on-control', ['control', 'control-disabled'], minText],
    ['on-control-inverse', ['control-inverse'], minText],
    ['error', ['surface', 'field', 'error-field', 'ground-dawn', 'ground-dawn-mid'], minText],
    ['on-error-ground', ['error-ground'], minText],
    ['on-success-ground', ['success-ground'], minText],
    ['border', ['field', 'surface', 'paper', 'ground-dawn', 'ground-dawn-end'], minGraphics],
    ['control', lightGrounds, minGraphics],
    ['control-inverse', darkGrounds, minGraphics],
    ['sun-accent', ['ground-nav', 'surface', 'page'], minGraphics],
    ['chart-line', panels, minGraphics],
  ];

describe.each(themes)('in the %s theme', (_, themeTokens) => {
  test.each(
    pairs.flatMap(([ink, grounds, minContrast]) =>
      grounds.map((ground) => [ink, ground, minContrast] as const),
    ),
  )('%s on %s is at least %d', (ink, ground, minContrast) => {
    const [colour = ''] = colours(themeTokens, ink);
    for (const stop of colours(themeTokens, ground)) {
      expect(contrast(colour, stop), stop).toBeGreaterThanOrEqual(minContrast);
    }
  });

  test('text can be read on the open sky, above the hills', () => {
    for (const sky of ['sky-hero', 'sky-menu', 'sky-dialog']) {
      for (const stop of colours(themeTokens, sky).slice(0, -1)) {
        expect(contrast(colourOf(themeTokens, 'text'), stop), sky).toBeGreaterThanOrEqual(minText);
        expect(contrast(colourOf(themeTokens, 'text-hero'), stop), sky).toBeGreaterThanOrEqual(
          minText,
        );
      }
    }
  });

  test.each([
    ['focus', 'focus-gap', lightGrounds],
    ['focus-on-dark', 'focus-gap-on-dark', [...darkGrounds, ...panels, ...buildings]],
  ] as const)(
    'a focus ring of %s and its gap contrasts with every ground',
    (ring, gap, grounds) => {
      const [outer, inner] = [colourOf(themeTokens, ring), colourOf(themeTokens, gap)];
      expect(contrast(outer, inner)).toBeGreaterThanOrEqual(minText);
      for (const stop of grounds.flatMap((ground) => colours(themeTokens, ground))) {
        const best = Math.max(contrast(outer, stop), contrast(inner, stop));
        expect(best, stop).toBeGreaterThanOrEqual(minGraphics);
      }
    },
  );
});

test('pages print in the light theme', () => {
  const css = readFileSync(join(styles, 'tokens.css'), 'utf8').replace(/\s+/g, ' ');
  expect(css).toContain(':root { color-scheme: light; }');
  const [onPaper = '', onScreen = ''] = css.split('@media screen {');
  expect(onPaper).not.toContain('dark; }');
  expect(onScreen).toContain(':root { color-scheme: light dark; }');
});

test('the browser’s bars take the colour of the top bar', () => {
  for (const [theme, themeTokens] of themes) {
    const found = new RegExp(`<meta[^>]*data-theme="${theme}"[^>]*>`).exec(html);
    expect(found?.[0]).toContain(`content="${colourOf(themeTokens, 'ground-bar')}"`);
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
function colours(themeTokens: Tokens, name: string): readonly string[] {
  const found = resolve(themeTokens, `--${name}`).match(/#[0-9a-f]{6}/g) ?? [];
  expect(found, name).not.toEqual([]);
  return found;
}

function colourOf(themeTokens: Tokens, name: string): string {
  const [colour = '', ...rest] = colours(themeTokens, name);
  expect(rest, name).toEqual([]);
  return colour;
}

function resolve(themeTokens: Tokens, name: string): string {
  const value = themeTokens.get(name);
  if (value === undefined) throw new Error(`${name} is not a token.`);
  return value.replace(/var\((--[\w-]+)\)/g, (_, inner: string) => resolve(themeTokens, inner));
}
