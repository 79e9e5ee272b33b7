import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { Picture } from '../../src/art/picture.ts';
import { relativePosix } from '../files.js';

const suffix = '?picture';

/** In pixels; a picture has those below its own width, and its own up to the last. */
const widths = [160, 320, 480, 640, 960, 1280, 1920, 2560];

/** The best first. Raised, the number makes new files of every picture. */
const formats = { avif: { quality: 55 }, webp: { quality: 78 } } as const;
const settingsVersion = 1;

type Format = keyof typeof formats;

/** Where encoded pictures are kept for the next build: AVIF takes seconds for a large photograph. */
const cache = '.cache/pictures';

/**
 * `import photo from './photo.jpg?picture'` gives a `Picture`: its size, and copies in AVIF and WebP
 * at the widths that layouts show. In development it gives the file itself.
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
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { width, height } = await readSize(file);
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
      const ownWidths = [...widths.filter((each) => each < width), Math.min(width, 2560)];
      const fileName = (format: Format, each: number) => `assets/${name}-${hash}-${each}.${format}`;
      // The server's build writes the same addresses into the pages and no files.
      if (this.environment.name === 'client') {
        for (const format of ['avif', 'webp'] as const) {
          for (const each of ownWidths) {
            const output = fileName(format, each);
            this.emitFile({
              type: 'asset',
              fileName: output,
              source: await encode(source, format, each, join(cache, basename(output))),
            });
          }
        }
      }
      const widest = ownWidths.at(-1) ?? width;
      return toModule({
        src: `/${fileName('webp', widest)}`,
        width,
        height,
        sources: (['avif', 'webp'] as const).map((format) => ({
          type: `image/${format}`,
          srcSet: ownWidths.map((each) => `/${fileName(format, each)} ${each}w`).join(', '),
        })),
      });
    },
  };
}

function toModule(picture: Picture): string {
  return `export default ${JSON.stringify(picture)}`;
}

/** The size as it is shown: a camera may store a photograph on its side. */
async function readSize(file: string): Promise<{ width: number; height: number }> {
  if (!existsSync(file)) throw new Error(`${file} does not exist, but a page shows it.`);
  const { autoOrient } = await sharp(file).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Also whether all of it is there. */
export async function canReadPicture(file: string): Promise<boolean> {
  return sharp(file)
    .stats()
    .then(() => true)
    .catch(() => false);
}

async function encode(
  source: Buffer,
  format: Format,
  width: number,
  cached: string,
): Promise<Buffer> {
  if (existsSync(cached)) return readFileSync(cached);
  const encoded = await sharp(source)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, formats[format])
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(cached, encoded);
  return encoded;
}
