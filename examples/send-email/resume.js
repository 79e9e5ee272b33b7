// @ts-check
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';

const utf16 = (/** @type {string} */ name) => Buffer.from(name, 'utf16le').toString('latin1');

/**
 * The first bytes of each kind of file (a PDF header, an OLE container, a ZIP archive), and what a
 * reader should know before opening it.
 * @type {Readonly<Record<string, { signature: string, warnings: Readonly<Record<string, string>> }>>}
 */
const types = {
  pdf: {
    signature: '%PDF-',
    warnings: {
      '/Launch': 'launch action',
      '/JavaScript': 'script',
      '/EmbeddedFile': 'embedded file',
    },
  },
  doc: {
    signature: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    warnings: { [utf16('Macros')]: 'macros', [utf16('_VBA')]: 'macros', VBA: 'macros' },
  },
  docx: { signature: 'PK\x03\x04', warnings: {} },
};
const maxEntries = 2000;
const maxUnpackedBytes = 100 * 1024 * 1024;

/**
 * Writes an uploaded resume to the disk, and checks it on the way.
 * @param {import('node:stream').Readable} stream
 * @param {string} name only its extension is used
 * @param {string} path
 * @returns the extension, the content's length and SHA-256, and warnings; null if it is not what its name says
 */
export async function saveResume(stream, name, path) {
  const extension = name.split('.').pop()?.toLowerCase() ?? '';
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined;
  if (!type) return null;
  const hash = createHash('sha256');
  /** @type {Set<string>} */
  const warnings = new Set();
  let bytes = 0;
  let start = '';
  let tail = '';
  await pipeline(
    stream,
    async function* (/** @type {AsyncIterable<Buffer>} */ chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        start = (start + chunk.toString('latin1', 0, 8)).slice(0, 64);
        tail = findWarnings(type.warnings, tail, chunk, warnings);
        yield chunk;
      }
    },
    createWriteStream(path, { flush: true }),
  );
  if (!start.startsWith(type.signature)) return null;
  if (extension === 'pdf' && !tail.includes('%%EOF')) warnings.add('incomplete');
  if (extension === 'docx' && !(await isDocx(path, warnings))) return null;
  return { extension, bytes, hash: hash.digest('hex'), warnings: [...warnings] };
}

/**
 * A function, so that no text outlives its chunk: of fifty uploads at once, they would fill the memory.
 * @param {Readonly<Record<string, string>>} patterns
 * @param {string} before the end of the text before the chunk
 * @param {Buffer} chunk
 * @param {Set<string>} warnings
 * @returns the end of the text
 */
function findWarnings(patterns, before, chunk, warnings) {
  const text = before + chunk.toString('latin1');
  // a PDF may write names with #xx, such as /L#61unch
  const plain = text.replace(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  for (const [pattern, warning] of Object.entries(patterns))
    if (plain.includes(pattern)) warnings.add(warning);
  // a copy: a slice keeps the whole text
  return Buffer.from(text.slice(-64), 'latin1').toString('latin1');
}

/**
 * Reads the archive's directory; unpacks nothing.
 * @param {string} path
 * @param {Set<string>} warnings
 */
async function isDocx(path, warnings) {
  const names = new Set();
  let entries = 0;
  let unpackedBytes = 0;
  try {
    for await (const { fileName, uncompressedSize } of (
      await yauzl.openPromise(path)
    ).eachEntry()) {
      names.add(fileName);
      entries += 1;
      unpackedBytes += uncompressedSize;
      if (entries > maxEntries || unpackedBytes > maxUnpackedBytes) return false;
      if (/vbaProject\.bin$/i.test(fileName)) warnings.add('macros');
    }
  } catch {
    return false;
  }
  return names.has('[Content_Types].xml') && names.has('word/document.xml');
}
