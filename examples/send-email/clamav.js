// @ts-check
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const timeoutMs = 60_000;

/** The scanner replied that it cannot scan a file, for example because of its size. */
export class ScanError extends Error {
  code = 'ESCAN';

  /** @param {string} reply */
  constructor(reply) {
    super('not scanned');
    this.reply = reply;
  }
}

/**
 * Scans files with ClamAV's daemon, by its command INSTREAM.
 * @param {string} url tcp://clamav:3310 or unix:///run/clamav/clamd.ctl
 * @returns {(path: string) => Promise<string | null>} what was found; rejects without a result, with a
 *   `ScanError` if the scanner refused the file
 */
export function clamavScan(url) {
  const { protocol, hostname: host, port, pathname } = new URL(url);
  const address = protocol === 'unix:' ? { path: pathname } : { host, port: Number(port || 3310) };
  return async (path) => {
    const socket = connect(address);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('timeout')));
    const sending = pipeline(createReadStream(path), toInstream, socket, { end: false });
    sending.catch((error) => socket.destroy(error));
    const response = await text(socket);
    if (response === 'stream: OK\0') return null;
    const [, finding] = response.match(/^stream: (.+) FOUND\0$/s) ?? [];
    if (finding) return toLine(finding);
    const [, failure] = response.match(/^(.+) ERROR\0$/s) ?? [];
    throw failure ? new ScanError(toLine(failure)) : new Error('no result');
  };
}

/** @param {string} text */
function toLine(text) {
  return text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 100);
}

/** @param {AsyncIterable<Buffer>} chunks */
async function* toInstream(chunks) {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of chunks) yield Buffer.concat([length(chunk.length), chunk]);
  yield length(0);
}

/** @param {number} bytes */
function length(bytes) {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(bytes);
  return prefix;
}
