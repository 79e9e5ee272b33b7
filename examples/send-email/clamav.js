// @ts-check
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const timeoutMs = 60_000;

/**
 * Scans files with ClamAV's daemon, by its command INSTREAM.
 * @param {string} url tcp://clamav:3310 or unix:///run/clamav/clamd.ctl
 * @returns {(path: string) => Promise<string | null>} what was found; rejects without a result, so
 *   that the delivery is repeated
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
    const [, finding] = response.match(/^stream: ([\w.:-]+) FOUND\0$/) ?? [];
    if (!finding && response !== 'stream: OK\0') throw new Error('no result');
    return finding ?? null;
  };
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
