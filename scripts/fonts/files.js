import { readFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import prettier from 'prettier';
import subsetFont from 'subset-font';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The file of `characters` is preloaded; the rest of Latin and Latin Extended load if a text needs them. Each weight of `fallbacks` has the average width from @capsizecss/metrics 4.3.0, and
 * `local` names the weight of the fallback that it is set in.
 */
const families = [
  {
    token: 'display',
    name: 'Funnel Display',
    slug: 'funnel-display',
    characters: String.raw` !$%&'()+,-./0123456789:;?` + letters + '\u00a0·–—‘’“”…',
    weights: { min: 400, max: 800 },
    metrics: { unitsPerEm: 1200, ascent: 1200, descent: -300, lineGap: 0 },
    fallbacks: [{ weight: '400 800', xWidthAvg: 580, local: 'bold' }],
  },
  {
    token: 'text',
    name: 'Figtree',
    slug: 'figtree',
    characters: String.raw` !#$%&'()+,-./0123456789:;<>?@_` + letters + '\u00a0©·–—‘’“”•…',
    weights: { min: 400, max: 700 },
    metrics: { unitsPerEm: 1000, ascent: 950, descent: -250, lineGap: 0 },
    fallbacks: [
      { weight: '400 500', xWidthAvg: 449, local: 'regular' },
      { weight: '600 700', xWidthAvg: 458, local: 'bold' },
    ],
  },
];

/**
 * Fonts of visitors' systems, the first present one is used: Arial on Windows and Apple's, with
 * Liberation Sans of the same widths; Roboto on Android; DejaVu Sans on Linux. Metrics are those of
 * @capsizecss/metrics 4.3.0, for DejaVu Sans of its files (@capsizecss/unpack 4.0.1). WebKitGTK finds
 * a bold font only by its family, hence the last names.
 */
const systemFonts = [
  {
    name: 'Arial',
    metrics: { unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67 },
    regular: { xWidthAvg: 913, names: ['Arial', 'ArialMT', 'Liberation Sans'] },
    bold: {
      xWidthAvg: 983,
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Liberation Sans'],
    },
  },
  {
    name: 'Roboto',
    metrics: { unitsPerEm: 2048, ascent: 1900, descent: -500, lineGap: 0 },
    regular: { xWidthAvg: 911, names: ['Roboto', 'Roboto-Regular'] },
    bold: { xWidthAvg: 926, names: ['Roboto Bold', 'Roboto-Bold', 'Roboto'] },
  },
  {
    name: 'DejaVu Sans',
    metrics: { unitsPerEm: 2048, ascent: 1901, descent: -483, lineGap: 0 },
    regular: { xWidthAvg: 1041, names: ['DejaVu Sans', 'DejaVuSans'] },
    bold: { xWidthAvg: 1176, names: ['DejaVu Sans Bold', 'DejaVuSans-Bold', 'DejaVu Sans'] },
  },
];

/** OpenType features that a subset keeps: all but fractions and proportional figures. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** The style sheet and the subsets of both families, by path. */
export async function fontFiles() {
  const files = {};
  const css = ['/* Written by `npm run generate fonts`: scripts/fonts/files.js. */'];
  const stacks = [];
  for (const family of families) {
    const { name, slug, characters, weights } = family;
    const file = `@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`;
    files[`src/styles/fonts/${slug}.woff2`] = await subsetFont(
      readFileSync(`node_modules/${file}`),
      characters,
      { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures },
    );
    const inSubset = [...characters].map((character) => character.codePointAt(0));
    const rest = latin(slug).filter((code) => !inSubset.includes(code));
    const weight = `${weights.min} ${weights.max}`;
    css.push(
      face(`${name} Variable`, `url('./fonts/${slug}.woff2') format('woff2')`, weight, {
        'font-display': 'swap',
        'unicode-range': unicodeRange(inSubset),
      }),
      face(`${name} Latin`, `url('${file}') format('woff2')`, weight, {
        'font-display': 'swap',
        'unicode-range': unicodeRange(rest),
      }),
      face(
        `${name} Latin`,
        `url('${file.replace('latin', 'latin-ext')}') format('woff2')`,
        weight,
        {
          'font-display': 'swap',
          // signs of currencies are the system's: no page loads a font for one
          'unicode-range': readRanges(slug)['latin-ext'].replace(/,U\+20A[^,]*/g, ''),
        },
      ),
      ...systemFonts.flatMap((system) => fallbackFaces(family, system)),
    );
    const names = ['Variable', 'Latin', ...systemFonts.map((system) => system.name)];
    stacks.push(
      `--font-${family.token}: ${names.map((suffix) => `'${name} ${suffix}'`).join(', ')}, system-ui, sans-serif;`,
    );
  }
  css.push(`:root { ${stacks.join(' ')} }`);
  files['src/styles/fonts.css'] = await prettier.format(css.join('\n\n'), {
    ...(await prettier.resolveConfig('src/styles/fonts.css')),
    parser: 'css',
  });
  return files;
}

/** Faces of a system font with the width and the line height of the family, so that nothing moves. */
function fallbackFaces(family, system) {
  return family.fallbacks.map(({ weight, xWidthAvg, local }) => {
    const { fontFaces } = createFontStack(
      [
        { familyName: family.name, ...family.metrics, xWidthAvg },
        { familyName: system.name, ...system.metrics, xWidthAvg: system[local].xWidthAvg },
      ],
      { fontFaceFormat: 'styleObject' },
    );
    const { ascentOverride, descentOverride, sizeAdjust } = fontFaces[0]['@font-face'];
    const source = system[local].names.map((name) => `local('${name}')`).join(', ');
    return face(`${family.name} ${system.name}`, source, weight, {
      'size-adjust': sizeAdjust,
      'ascent-override': ascentOverride,
      'descent-override': descentOverride,
      'line-gap-override': '0%',
    });
  });
}

function face(family, source, weight, descriptors) {
  const lines = {
    'font-family': `'${family}'`,
    src: source,
    'font-weight': weight,
    ...descriptors,
  };
  return `@font-face { ${Object.entries(lines)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;
}

/** The characters of the package's Latin file, without control characters. */
function latin(slug) {
  return readRanges(slug)
    .latin.split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    })
    .filter((code) => code >= 0x20 && !(code >= 0x7f && code < 0xa0));
}

function readRanges(slug) {
  return JSON.parse(readFileSync(`node_modules/@fontsource-variable/${slug}/unicode.json`, 'utf8'));
}

function unicodeRange(codes) {
  const sorted = codes.toSorted((a, b) => a - b);
  const starts = sorted.filter((code) => !sorted.includes(code - 1));
  const ends = sorted.filter((code) => !sorted.includes(code + 1));
  const hex = (code) => code.toString(16).toUpperCase();
  return starts
    .map((start, index) =>
      start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
    )
    .join(', ');
}
