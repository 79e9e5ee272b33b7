import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { preloadedFonts } from '@/hydration/inline/beforePaint';
import { parseFaces } from '../../scripts/vite/fontSubsets';

const face = (descriptors: string) =>
  `@font-face { src: url('subset:fonts/kite.woff2'); ${descriptors} }`;

test('the fonts that the page waits for are the ones that are preloaded', () => {
  const css = readFileSync(join(import.meta.dirname, '../../src/styles/fonts.css'), 'utf8');
  const preloaded = [...css.matchAll(/font-family: '([^']*)';\s*src: url\('subset:/g)];
  expect(preloaded.map(([, family]) => family)).toEqual(preloadedFonts);
});

describe('parseFaces', () => {
  it('reads the characters and weights of a face', () => {
    expect(
      parseFaces(face('font-weight: 400 700; unicode-range: U+41-44, U+a9,\n  U+2013-2014;')),
    ).toEqual([
      { source: 'fonts/kite.woff2', characters: 'ABCD©–—', weights: { min: 400, max: 700 } },
    ]);
  });

  it('ignores fonts without a subset', () => {
    expect(parseFaces("@font-face { src: url('fonts/kite.woff2'); }")).toEqual([]);
  });

  it.each([
    'font-weight: 400 700;',
    'unicode-range: U+41;',
    'font-weight: 400; unicode-range: U+41;',
  ])('names a face that lacks a range: %s', (descriptors) => {
    expect(() => parseFaces(face(descriptors))).toThrow(
      /fonts\/kite\.woff2 must declare unicode-range/,
    );
  });
});
