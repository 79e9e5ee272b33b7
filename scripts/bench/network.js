import { Buffer } from 'node:buffer';
import { createSecureServer } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { hostname, networkPort, sitePorts } from './ports.js';

/** A page of text alone, to compare with. */
export const barePath = '/bare';

/**
 * Where each Lighthouse run begins. Its own about:blank gives its process to the page that follows,
 * but not to one with a Cross-Origin-Opener-Policy: the browser then starts another while the page
 * loads, which took longer than the page's own work and hid it.
 */
export const blankPath = '/blank';

/** Serves the host's answers and headers over HTTP/2 with brotli, as its network does. */
export async function serveAsNetwork() {
  const { headers: hostHeaders } = await ask('/');
  const answers = new Map(
    Object.entries({
      [barePath]: barePage(),
      [blankPath]: '<link rel="icon" href="data:,">',
    }).map(([path, content]) => {
      const { headers, body } = compressed(content, 'text/html');
      return [path, { status: 200, headers: { ...hostHeaders, ...headers }, body }];
    }),
  );
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }]);
  const server = createSecureServer({ key, cert }, async ({ url }, response) => {
    if (!answers.has(url)) answers.set(url, await ask(url));
    const { status, headers, body } = answers.get(url);
    response.writeHead(status, headers).end(body);
  });
  return new Promise((resolve) => server.listen(networkPort, hostname, () => resolve(server)));
}

async function ask(path) {
  const answer = await fetch(`http://${hostname}:${sitePorts.site}${path}`, { redirect: 'manual' });
  const kept = [...answer.headers].filter(
    ([name]) => !/^(connection|keep-alive|transfer-|content-length)/.test(name),
  );
  const type = answer.headers.get('content-type') ?? '';
  const content = Buffer.from(await answer.arrayBuffer());
  const isText = /text|javascript|json|xml|svg/.test(type);
  const { headers, body } = isText ? compressed(content, type) : { headers: {}, body: content };
  return { status: answer.status, headers: { ...Object.fromEntries(kept), ...headers }, body };
}

function compressed(content, type) {
  const body = brotliCompressSync(content);
  return {
    headers: { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length },
    body,
  };
}

function barePage() {
  const paragraph =
    '<p>A plain paragraph, as long as a reader would meet on any page of the site.</p>';
  return (
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Bare page</title>' +
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><meta name="description" content="To compare with">' +
    '<style>body{max-inline-size:40rem;margin:2rem auto;font:1.125rem/1.5 sans-serif}</style></head>' +
    `<body><main><h1>A bare page</h1>${paragraph.repeat(10)}</main></body></html>`
  );
}
