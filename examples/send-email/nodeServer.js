// @ts-check
import { createServer } from 'node:http';

const maxDiscardedBytes = 16 * 1024 * 1024;

/**
 * Serves a handler of the web's Request and Response on Node.
 * @param {(request: Request, client: { ip: string }) => Promise<Response>} handle
 * @param {{ trustProxy?: boolean }} [options] trustProxy: read the visitor's address from the last
 *   entry of X-Forwarded-For, which the proxy in front of this server has to set
 */
export function createNodeServer(handle, { trustProxy = false } = {}) {
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing).catch(() => {
      // `Request` rejects some requests, such as the method TRACE
      if (!outgoing.headersSent) outgoing.writeHead(400);
      outgoing.end();
    });
  });
  // a slow body must not occupy a connection for long
  server.headersTimeout = 10_000;
  server.requestTimeout = 120_000;
  return server;

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} outgoing
   */
  async function respond(incoming, outgoing) {
    const response = await handle(toRequest(incoming), { ip: addressOf(incoming) });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
    if (!incoming.complete) discard(incoming);
  }

  /** @param {import('node:http').IncomingMessage} incoming */
  function addressOf(incoming) {
    const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
    const last = forwarded.at(-1)?.trim();
    return (trustProxy && last) || (incoming.socket.remoteAddress ?? 'unknown');
  }
}

/** @param {import('node:http').IncomingMessage} incoming */
function toRequest(incoming) {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const init = { method, headers };
  const absoluteUrl = new URL(url.replace(/^\/+/, '/'), 'http://localhost');
  if (method === 'GET' || method === 'HEAD') return new Request(absoluteUrl, init);
  return new Request(
    absoluteUrl,
    Object.assign(init, { body: toStream(incoming), duplex: 'half' }),
  );
}

/**
 * Unlike with `Readable.toWeb`, cancelling this stream does not close the connection, so that the
 * response to a too large body is still sent.
 * @param {import('node:http').IncomingMessage} incoming
 */
function toStream(incoming) {
  return new ReadableStream({
    start(controller) {
      incoming.on('data', (chunk) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.on('end', () => controller.close());
      incoming.on('error', (error) => controller.error(error));
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      incoming.removeAllListeners('data').removeAllListeners('end');
    },
  });
}

/**
 * Reads on for a while after a rejection: to a browser that is still sending, a closed connection
 * is a network failure, and it would not read the response.
 * @param {import('node:http').IncomingMessage} incoming
 */
function discard(incoming) {
  let length = 0;
  incoming.removeAllListeners('data').removeAllListeners('end');
  incoming.on('data', (chunk) => {
    length += chunk.length;
    if (length > maxDiscardedBytes) incoming.destroy();
  });
  incoming.resume();
}
