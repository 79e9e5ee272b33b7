// @ts-check
import { createAdaptorServer } from '@hono/node-server';
import { addressOf, noProxy } from './address.js';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/** Of a body whose form was refused early, so that the answer arrives. */
const drainMs = 5_000;

/**
 * Serves a receiver on this machine.
 * @param {ReturnType<typeof import('./receiver.js').createReceiver>} receiver
 * @param {{ host: string, port: number, trust?: import('./address.js').Trust }} options
 */
export async function listen(receiver, { host, port, trust = noProxy }) {
  /** @type {Set<Promise<unknown>>} */
  const deliveries = new Set();
  const waitUntil = (/** @type {Promise<unknown>} */ delivery) => {
    deliveries.add(delivery);
    void delivery.finally(() => deliveries.delete(delivery));
  };
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => {
      const address = addressOf(/** @type {IncomingMessage} */ (incoming), trust);
      return receiver.fetch(request, { address, waitUntil });
    },
    // it would end the connection before a refused upload has read its answer
    autoCleanupIncoming: false,
    serverOptions: { requestTimeout: 900_000 },
  });
  server.on('request', drain);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(null));
  });
  return {
    url: `http://${host}:${Object(server.address()).port}`,
    server,
    /** Accepts no more, and waits for what is being delivered. */
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await Promise.allSettled(deliveries);
    },
  };
}

/** @param {IncomingMessage} request @param {ServerResponse} response */
function drain(request, response) {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    request.resume();
    const timer = setTimeout(() => request.destroy(), drainMs);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  });
}
