import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cachedFile } from '../cachedFile.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The file of `characters` is preloaded; the rest of Latin and Latin Extended load if a text needs them.
 * Metrics are of @capsizecss/metrics 4.3.0, as parts of the size: those of the line, and of each weight
 * of `fallbacks` the average width; `local` names the weight of the fallback that it is set in.
 */
const families = [
  {
    property: '--font-display',
    name: 'Funnel Display',
    slug: 'funnel-display',
    characters: String.raw` !$%&'()+,-./0123456789:;?` + letters + '\u00a0·–—‘’“”…',
    weights: { min: 400, max: 800 },
    line: { ascent: 1, descent: 0.25 },
    fallbacks: [{ weight: '400 800', width: 580 / 1200, local: 'bold' }],
  },
  {
    property: '--font-text',
    name: 'Figtree',
    slug: 'figtree',
    characters: String.raw` !#$%&'()+,-./0123456789:;<>?@_` + letters + '\u00a0©·–—‘’“”•…',
    weights: { min: 400, max: 700 },
    line: { ascent: 0.95, descent: 0.25 },
    fallbacks: [
      { weight: '400 500', width: 0.449, local: 'regular' },
      { weight: '600 700', width: 0.458, local: 'bold' },
    ],
  },
] as const;

/**
 * Fonts of visitors' systems, the first present one is used: Arial on Windows and Apple's, with
 * Liberation Sans of the same widths; Roboto on Android; DejaVu Sans on Linux, whose widths are of its
 * files (@capsizecss/unpack 4.0.1). WebKitGTK finds a bold font only by its family, hence the last names.
 */
const systemFonts = [
  {
    name: 'Arial',
    regular: { width: 913 / 2048, files: ['Arial', 'ArialMT', 'Liberation Sans'] },
    bold: {
      width: 983 / 2048,
      files: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Liberation Sans'],
    },
  },
  {
    name: 'Roboto',
    regular: { width: 911 / 2048, files: ['Roboto', 'Roboto-Regular'] },
    bold: { width: 926 / 2048, files: ['Roboto Bold', 'Roboto-Bold', 'Roboto'] },
  },
  {
    name: 'DejaVu Sans',
    regular: { width: 1041 / 2048, files: ['DejaVu Sans', 'DejaVuSans'] },
    bold: { width: 1176 / 2048, files: ['DejaVu Sans Bold', 'DejaVuSans-Bold', 'DejaVu Sans'] },
  },
] as const;

type Family = (typeof families)[number];

/** OpenType features that a subset keeps: all but fractions and proportional figures. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** Below the root, the files that pages preload. */
export const preloadedFonts = '.cache/fonts/';

/** Puts the faces of both families, and `--font-…`, into the layer `base` of src/styles/global.css. */
export function fonts(): Plugin {
  return {
    name: 'fairweather:fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/global\.css$/ },
      async handler(code) {
        const styles = await Promise.all(families.map(familyStyles));
        return { code: `${code}@layer base {\n${styles.join('\n')}}\n`, map: null };
      },
    },
  };
}

async function familyStyles(family: Family): Promise<string> {
  const { property, name, slug, characters, weights } = family;
  const folder = `@fontsource-variable/${slug}`;
  const latinFile = `${folder}/files/${slug}-latin-wght-normal.woff2`;
  const ranges = JSON.parse(readFileSync(`node_modules/${folder}/unicode.json`, 'utf8'));
  const inSubset = [...characters].map((character) => character.codePointAt(0) ?? 0);
  const rest = toCodes(ranges.latin).filter((code) => !inSubset.includes(code));
  // signs of currencies are the system's: no page loads a font for one
  const extended = ranges['latin-ext'].replace(/,U\+20A[^,]*/g, '');
  const faces = [
    ['Variable', `../../${await subset(family, latinFile)}`, toRanges(inSubset)],
    ['Latin', latinFile, toRanges(rest)],
    ['Latin', latinFile.replace('latin', 'latin-ext'), extended],
  ].map(([suffix, file, range]) =>
    face({
      'font-family': `'${name} ${suffix}'`,
      src: `url('${file}') format('woff2')`,
      'font-weight': `${weights.min} ${weights.max}`,
      'font-display': 'swap',
      'unicode-range': range,
    }),
  );
  const suffixes = ['Variable', 'Latin', ...systemFonts.map((system) => system.name)];
  const stack = suffixes.map((suffix) => `'${name} ${suffix}'`).join(', ');
  const root = `:root { ${property}: ${stack}, system-ui, sans-serif; }`;
  return [...faces, ...fallbackFaces(family), root].join('\n');
}

function subset({ slug, characters, weights }: Family, file: string): Promise<string> {
  const font = readFileSync(`node_modules/${file}`);
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures,
  } as const;
  const hash = createHash('sha256').update(font).update(characters).update(JSON.stringify(options));
  const name = `fonts/${slug}-${hash.digest('hex').slice(0, 16)}/${slug}.woff2`;
  return cachedFile(name, () => subsetFont(font, characters, options));
}

/** Faces of system fonts with the width and the line height of the family, so that nothing moves. */
function fallbackFaces({ name, line, fallbacks }: Family): readonly string[] {
  return systemFonts.flatMap((system) =>
    fallbacks.map(({ weight, width, local }) => {
      const size = width / system[local].width;
      return face({
        'font-family': `'${name} ${system.name}'`,
        src: system[local].files.map((file) => `local('${file}')`).join(', '),
        'font-weight': weight,
        'size-adjust': toPercent(size),
        'ascent-override': toPercent(line.ascent / size),
        'descent-override': toPercent(line.descent / size),
        'line-gap-override': '0%',
      });
    }),
  );
}

function face(descriptors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}: ${value};`);
  return `@font-face { ${lines.join(' ')} }`;
}

function toPercent(value: number): string {
  return `${Number((value * 100).toFixed(4))}%`;
}

/** The characters of `U+0000-00FF,U+0131`, without control characters. */
function toCodes(ranges: string): readonly number[] {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    })
    .filter((code) => code >= 0x20 && !(code >= 0x7f && code < 0xa0));
}

function toRanges(codes: readonly number[]): string {
  const sorted = codes.toSorted((a, b) => a - b);
  const starts = sorted.filter((code) => !sorted.includes(code - 1));
  const ends = sorted.filter((code) => !sorted.includes(code + 1));
  const hex = (code = 0) => code.toString(16).toUpperCase();
  return starts
    .map((start, index) => `U+${hex(start)}-${hex(ends[index])}`)
    .join(', ')
    .replace(/([0-9A-F]+)-\1\b/g, '$1');
}
