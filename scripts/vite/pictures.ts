import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { toReadable, type Picture } from '../../src/art/picture.ts';
import { lineOf, noteWrongEntry, stopIfWrong } from '../../src/config/wrongEntries.ts';
import { cachedFile } from '../cachedFile.ts';
import { relativePosix } from '../files.js';

const suffix = '?picture';

/** In pixels; a picture has those below its own width, and its own up to the last. */
const widths = [160, 320, 480, 640, 960, 1280, 1920, 2560];

/** The best first. Raised, the number makes new files of every picture. */
const formats = { avif: { quality: 55 }, webp: { quality: 78 } } as const;
const settingsVersion = 1;

/** In a list of content: a picture beside it. */
const namedFile = /\b(?:logo|client|portrait): '([^'/]+\.(?:jpe?g|png|webp|avif|svg))'/gi;

/**
 * `import photo from './photo.jpg?picture'` gives a `Picture`: its size, and copies in AVIF and WebP
 * at the widths that layouts show. Of an SVG, and in development, it gives the file itself. A list of
 * content may name pictures beside it: one that is missing or broken is a wrong entry.
 */
export function pictures(): Plugin {
  let isBuild = false;
  let root = '';
  return {
    name: 'fairweather:pictures',
    enforce: 'pre',
    configResolved: (config) => {
      isBuild = config.command === 'build';
      root = config.root;
    },
    transform: {
      filter: { id: /\/src\/(?:content|parts)\/.*\.ts$/, code: namedFile },
      async handler(code, id) {
        for (const [entry, name = ''] of code.matchAll(namedFile)) {
          const { problem } = await findPicture(join(dirname(id), name));
          const file = relativePosix(root, id);
          if (problem) noteWrongEntry({ file, line: lineOf(code, entry), problem });
        }
        if (!isBuild) stopIfWrong();
      },
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      // as it is shown: a camera may store a photograph on its side
      const { width, height } = (await sharp(file).metadata()).autoOrient;
      if (!isBuild) {
        const src = encodeURI(`/${relativePosix(root, file)}`);
        return toModule({ src, width, height, sources: [] });
      }
      const source = readFileSync(file);
      // in an address and in a list of addresses
      const name = basename(file, extname(file)).replaceAll(/[^\w-]+/g, '-');
      const hash = createHash('sha256')
        .update(source)
        .update(JSON.stringify([formats, settingsVersion]))
        .digest('base64url')
        .slice(0, 8);
      if (/\.svg$/i.test(file)) {
        const fileName = `assets/${name}-${hash}.svg`;
        // without a size of its own it has no width beside text
        const size = `<svg width="${width}" height="${height}"`;
        const sized = source.toString().replace(/<svg\b(?![^>]*\swidth=)/, size);
        if (this.environment.name === 'client')
          this.emitFile({ type: 'asset', fileName, source: sized });
        return toModule({ src: `/${fileName}`, width, height, sources: [] });
      }
      const ownWidths = [...widths.filter((each) => each < width), Math.min(width, 2560)];
      const sources: Picture['sources'][number][] = [];
      let src = '';
      for (const format of ['avif', 'webp'] as const) {
        const copies: string[] = [];
        for (const each of ownWidths) {
          const fileName = `assets/${name}-${hash}-${each}.${format}`;
          src = `/${fileName}`;
          copies.push(`${src} ${each}w`);
          // The server's build writes the same addresses into the pages and no files.
          if (this.environment.name !== 'client') continue;
          // AVIF takes seconds for a large photograph
          const encoded = await cachedFile(fileName.replace('assets', 'pictures'), () =>
            sharp(source)
              .autoOrient()
              .resize({ width: each, withoutEnlargement: true })
              .toFormat(format, formats[format])
              .toBuffer(),
          );
          this.emitFile({ type: 'asset', fileName, source: readFileSync(encoded) });
        }
        sources.push({ type: `image/${format}`, srcSet: copies.join(', ') });
      }
      return toModule({ src, width, height, sources });
    },
  };
}

function toModule(picture: Picture): string {
  return `export default ${JSON.stringify(picture)}`;
}

/** @returns the file of that name, as people read it, and what is wrong with it */
export async function findPicture(path: string) {
  const folder = dirname(path);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = names.find((each) => toReadable(each) === toReadable(basename(path)));
  const file = join(folder, found ?? basename(path));
  const all = names
    .filter((each) => /\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf])$|^figure.*\.ts$/i.test(each))
    .join(', ');
  const isWhole = () =>
    sharp(file)
      .stats()
      .then(Boolean, () => false);
  const problem = !found
    ? `is missing: the folder has ${all || 'none'}.`
    : !found.endsWith('.ts') && !(await isWhole())
      ? 'cannot be read: save it again as JPG or PNG.'
      : null;
  return { file, problem: problem && `The picture ${basename(path)} ${problem}` };
}
