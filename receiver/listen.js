// @ts-check
import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { readTrust } from './address.js';

/** Uploads at once, each with 4.4 MB; with them the process takes less than 210 MB. */
const maxUploads = 5;
/** Of a body whose form was refused early: on a slow line the answer arrives after it. */
const drainMs = 30_000;

/**
 * Serves a receiver on this machine.
 * @param {ReturnType<typeof import('./receiver.js').createReceiver>} receiver
 * @param {{ host: string, port: number, trustProxy?: string }} options
 */
export async function listen(receiver, { host, port, trustProxy = '0' }) {
  const addressOf = readTrust(trustProxy);
  const places = { free: maxUploads };
  const server = createAdaptorServer({
    fetch(request, { incoming, outgoing }) {
      outgoing.once('finish', () => {
        incoming.resume();
        setTimeout(() => incoming.destroy(), drainMs).unref();
      });
      return receiver.fetch(request, { address: addressOf(incoming), places });
    },
    // it would end the connection before a refused upload has read its answer
    autoCleanupIncoming: false,
    // of an HTTP/1.0 request without one, as health checks send
    hostname: 'localhost',
    // longer than load balancers keep connections, or one is reused while it ends
    serverOptions: { keepAliveTimeout: 650_000 },
  });
  await once(server.listen(port, host), 'listening');
  return { url: `http://${host}:${Object(server.address()).port}`, server };
}
