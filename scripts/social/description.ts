import { crc32 } from 'node:zlib';

/** The signature and the header of a PNG: other chunks stand behind them. */
const headLength = 33;

/** An `iTXt` chunk without compression, language and translated keyword. */
const keyword = 'Description\0\0\0\0\0';

/** @returns the picture with a chunk that says what is written in it, for `readDescription` */
export function addDescription(png: Buffer, text: string): Buffer {
  const content = Buffer.from(`iTXt${keyword}${text}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  const rest = png.subarray(headLength + chunkLength(png));
  return Buffer.concat([png.subarray(0, headLength), length, content, checksum, rest]);
}

export function readDescription(png: Buffer): string | null {
  const length = chunkLength(png);
  if (length === 0) return null;
  const start = headLength + 8 + keyword.length;
  return png.toString('utf8', start, headLength + length - 4);
}

/** Bytes of the chunk with the description; 0 without one. */
function chunkLength(png: Buffer): number {
  const type = png.toString('latin1', headLength + 4, headLength + 8 + keyword.length);
  return type === `iTXt${keyword}` ? 12 + png.readUInt32BE(headLength) : 0;
}
