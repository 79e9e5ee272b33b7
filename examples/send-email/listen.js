// @ts-check
import { createAdaptorServer } from '@hono/node-server';
import { readTrust } from './address.js';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/** Of a body whose form was refused early, so that the answer arrives. */
const drainMs = 5_000;

/**
 * Serves a receiver on this machine. A closed server accepts no more; the process ends once what is
 * being delivered has been.
 * @param {ReturnType<typeof import('./receiver.js').createReceiver>} receiver
 * @param {{ host: string, port: number, trustProxy?: string }} options
 */
export async function listen(receiver, { host, port, trustProxy = '0' }) {
  const addressOf = readTrust(trustProxy);
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      receiver.fetch(request, { address: addressOf(/** @type {IncomingMessage} */ (incoming)) }),
    // it would end the connection before a refused upload has read its answer
    autoCleanupIncoming: false,
    serverOptions: { requestTimeout: 900_000 },
  });
  server.on('request', drain);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(null));
  });
  return { url: `http://${host}:${Object(server.address()).port}`, server };
}

/** @param {IncomingMessage} request @param {ServerResponse} response */
function drain(request, response) {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    request.resume();
    const timer = setTimeout(() => request.destroy(), drainMs);
    request.once('close', () => clearTimeout(timer));
  });
}
