/*
 * Writes a brotli and a gzip copy beside each text file of `dist/` (or of the given folder) that
 * shrinks by more than 5 %, for a server that sends the copies: see deploy/nginx.conf. Hosts that
 * compress do not need them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = process.argv[2] ?? 'dist';
const textFiles = /\.(?:html|js|css|svg|xml|txt|webmanifest|vtt)$/;
const encodings = [
  {
    extension: '.br',
    compress: (text) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  },
  { extension: '.gz', compress: (text) => promisify(gzip)(text, { level: 9 }) },
];

const total = { files: 0, plain: 0, '.br': 0, '.gz': 0 };
for (const name of readdirSync(folder, { recursive: true }).filter((file) =>
  textFiles.test(file),
)) {
  const text = readFileSync(join(folder, name));
  total.files += 1;
  total.plain += text.length;
  for (const { extension, compress } of encodings) {
    const compressed = await compress(text);
    total[extension] += compressed.length;
    // a small file saves less than the Content-Encoding header costs
    if (compressed.length < text.length * 0.95)
      writeFileSync(join(folder, name + extension), compressed);
  }
}
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(
  `${total.files} files: ${kB(total.plain)}, gzip ${kB(total['.gz'])}, brotli ${kB(total['.br'])}`,
);
