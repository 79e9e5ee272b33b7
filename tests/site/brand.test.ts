import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandTokens, findConstraints, holds } from '../../scripts/brand/brandTokens';
import { readStyleSheets } from '../../scripts/brand/files';
import { drawnColours } from '../../scripts/brand/palette';
import { changedStyles, readTokens } from '../../scripts/brand/tokens';

const styleSheets = readStyleSheets();
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('the colours of the style sheets have the contrast of WCAG 2.2 AA', () => {
  const failing = findConstraints(readTokens(styleSheets)).filter((pair) => !holds(pair));
  expect(failing).toEqual([]);
});

describe('a brand', () => {
  test('with the colours that were drawn changes nothing', () => {
    const { tokens, adjustments } = brandTokens(styleSheets, drawnColours);
    expect(changedStyles(tokens)).toBe('');
    expect(adjustments).toEqual([]);
  });

  test('with any colours can be read, and says what was adjusted', () => {
    const names = Object.keys(drawnColours);
    fc.assert(
      fc.property(fc.tuple(...names.map(() => colour)), (colours) => {
        const brand = {
          ...drawnColours,
          ...Object.fromEntries(names.map((name, i) => [name, colours[i]])),
        };
        const { tokens, adjustments } = brandTokens(styleSheets, brand);
        expect(findConstraints(tokens).filter((pair) => !holds(pair))).toEqual([]);
        const asked = tokens.uses.filter(({ property }) => property === '--p-ink');
        for (const { colour } of asked) {
          if (colour !== brand.ink) expect(adjustments.join()).toContain(`instead of ${brand.ink}`);
        }
      }),
      { numRuns: 9 },
    );
  });

  test('keeps the skin and hair of people, and the red of errors', () => {
    const brand = { ...drawnColours, ink: '#102a10', dawn: '#bfe5ff', accent: '#1f7a3a' };
    const changed = changedStyles(brandTokens(styleSheets, brand).tokens);
    expect(changed).toContain('--p-vermilion: #1f7a3a;');
    expect(changed).not.toMatch(/--s-skin|--s-shade|--s-hair|--error/);
  });
});
