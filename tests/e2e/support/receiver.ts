import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { addresses } from './addresses';

export type ReceivedMessage = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Receiver = {
  /** Every request but pre-flights, in order of arrival. */
  readonly messages: readonly ReceivedMessage[];
  readonly stop: () => Promise<void>;
};

/**
 * Starts the server that the contact form of the tested site posts to. It is on another origin and
 * allows only a POST of JSON from the site.
 */
export async function startReceiver(): Promise<Receiver> {
  const messages: ReceivedMessage[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      respondToPreflight(request, response);
      return;
    }
    void read(request).then((body) => {
      messages.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body,
      });
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Access-Control-Allow-Origin': addresses.site,
          Vary: 'Origin',
        })
        .end('{"success":true}');
    });
  });
  const { hostname, port } = new URL(addresses.receiver);
  server.listen(Number(port), hostname);
  await once(server, 'listening');
  return {
    messages,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respondToPreflight(request: IncomingMessage, response: ServerResponse) {
  const { origin } = request.headers;
  const isAllowed =
    origin === addresses.site &&
    request.headers['access-control-request-method'] === 'POST' &&
    request.headers['access-control-request-headers'] === 'content-type';
  if (!isAllowed) {
    response.writeHead(403).end();
    return;
  }
  response
    .writeHead(204, {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'content-type',
      Vary: 'Origin',
    })
    .end();
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) body += String(chunk);
  return body;
}
