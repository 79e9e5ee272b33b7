import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { addresses } from './addresses';

/** The response to a message. `delayed` waits for `release`; `drop` closes the connection. */
export type ReceiverResponse =
  'ok' | 'rejected' | 'rejected-500' | 'text-500' | 'badjson' | 'delayed' | 'drop';

export type ReceivedMessage = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Receiver = {
  /** Every request but pre-flights, in order of arrival. */
  readonly messages: readonly ReceivedMessage[];
  readonly respondWith: (outcome: ReceiverResponse) => void;
  /** Sends the delayed responses. */
  readonly release: () => void;
  /** Removes the messages and responds `ok` again. */
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
};

/** Another test process may use the port for this long. */
const portTimeoutMs = 60_000;

/**
 * Starts the server that the contact form of the tested site posts to. It is on another origin and
 * allows only a POST of JSON from the site.
 */
export async function startReceiver(): Promise<Receiver> {
  const messages: ReceivedMessage[] = [];
  const delayed: (() => void)[] = [];
  let outcome: ReceiverResponse = 'ok';
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
      if (outcome === 'delayed') delayed.push(() => respond(request, response, 'ok'));
      else respond(request, response, outcome);
    });
  });
  await listen(server);
  return {
    messages,
    respondWith: (next) => {
      outcome = next;
    },
    release: () => delayed.splice(0).forEach((respondNow) => respondNow()),
    reset: () => {
      messages.length = 0;
      delayed.length = 0;
      outcome = 'ok';
    },
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

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  outcome: Exclude<ReceiverResponse, 'delayed'>,
) {
  const send = (status: number, type: string, body: string) => {
    response
      .writeHead(status, {
        'Content-Type': type,
        'Access-Control-Allow-Origin': addresses.site,
        Vary: 'Origin',
      })
      .end(body);
  };
  const sendSuccess = (success: boolean, status = 200) => {
    send(status, 'application/json', JSON.stringify({ success }));
  };
  const responses = {
    ok: () => sendSuccess(true),
    rejected: () => sendSuccess(false),
    'rejected-500': () => sendSuccess(false, 500),
    'text-500': () => send(500, 'text/plain', 'Internal Server Error'),
    badjson: () => send(200, 'application/json', '{"success":'),
    drop: () => void request.socket.destroy(),
  } as const satisfies Record<typeof outcome, () => void>;
  responses[outcome]();
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) body += String(chunk);
  return body;
}

async function listen(server: ReturnType<typeof createServer>): Promise<void> {
  const { hostname, port } = new URL(addresses.receiver);
  const deadline = Date.now() + portTimeoutMs;
  for (;;) {
    const error = await new Promise<Error | null>((resolve) => {
      server.once('error', resolve);
      server.listen(Number(port), hostname, () => {
        server.off('error', resolve);
        resolve(null);
      });
    });
    if (!error) return;
    if (Date.now() > deadline) {
      throw new Error(`The receiver could not listen on ${addresses.receiver}.`, { cause: error });
    }
    // The previous test process frees the port when its tests end.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
