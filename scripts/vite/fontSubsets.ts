import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Relative to the project root. A build preloads the fonts of this folder. */
export const subsetFolder = '.cache/fonts';

const stylesheet = 'src/styles/fonts.css';
const prefix = 'subset:';
/** OpenType features that a subset keeps: all but fractions and proportional figures. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

type FontFaceRule = {
  /** A font file of a package, such as `@fontsource-variable/figtree/files/….woff2`. */
  readonly source: string;
  readonly characters: string;
  readonly weights: { readonly min: number; readonly max: number };
};

/**
 * Resolves `url('subset:PACKAGE/FILE.woff2')` in fonts.css to a subset of that file with the
 * `unicode-range` and the `font-weight` range of its `@font-face`.
 */
export function fontSubsets(): Plugin {
  return {
    name: 'fairweather:font-subsets',
    config: async () => ({
      resolve: {
        alias: await Promise.all(
          parseFaces(readFileSync(stylesheet, 'utf8')).map(async (face) => ({
            find: prefix + face.source,
            replacement: await writeSubset(face),
          })),
        ),
      },
    }),
  };
}

/** @throws if a `@font-face` with a subset lacks `unicode-range` or a `font-weight` range */
export function parseFaces(css: string): readonly FontFaceRule[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const source = new RegExp(`url\\(\\s*['"]${prefix}([^'"]+)['"]`).exec(body)?.[1];
    if (!source) return [];
    const range = /unicode-range:([^;]+);/.exec(body)?.[1];
    const [, min, max] = /font-weight:\s*(\d+)\s+(\d+);/.exec(body) ?? [];
    if (!range || !min || !max) {
      throw new Error(
        `${stylesheet}: the face of ${prefix}${source} must declare ` +
          'unicode-range and a font-weight of two numbers: the subset is limited to them.',
      );
    }
    return [
      { source, characters: charactersOf(range), weights: { min: Number(min), max: Number(max) } },
    ];
  });
}

function charactersOf(range: string): string {
  return [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, offset) =>
        String.fromCodePoint(start + offset),
      );
    })
    .join('');
}

async function writeSubset({ source, characters, weights }: FontFaceRule): Promise<string> {
  const original = readFileSync(createRequire(import.meta.url).resolve(source));
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([characters, weights, keepFeatures]))
    .digest('hex');
  const folder = resolve(subsetFolder, hash.slice(0, 12));
  const file = join(folder, basename(source));
  if (!existsSync(file)) {
    // Not inline in the call, because the library's types lack `keepFeatures`.
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures,
    } as const;
    const subset = await subsetFont(original, characters, options);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, subset);
  }
  return file;
}
