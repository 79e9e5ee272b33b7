import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server on another origin that keeps the texts it is sent. */
export type Collector = AsyncDisposable & { readonly received: readonly string[] };

/** @param answer may come later; a promise holds back every answer until then. Null ends the connection */
export async function startCollector(
  port: number,
  answer: string | null | Promise<string> = '',
): Promise<Collector> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    // Chromium itself repeats what ends on a connection that it uses again
    response.setHeader('Connection', 'close');
    response.setHeader('Access-Control-Allow-Headers', '*');
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      if (request.method !== 'POST') {
        response.end();
        return;
      }
      received.push(body);
      if (answer === null) request.socket.destroy();
      else void Promise.resolve(answer).then((text) => response.end(text));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
