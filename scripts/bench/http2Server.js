import { Buffer } from 'node:buffer';
import { createSecureServer } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { hostname, http2Port, sitePorts } from './ports.js';

/** A page of plain text to compare with. */
export const baselinePath = '/baseline';

/**
 * The page on which each Lighthouse run starts. From `about:blank` the browser would start a new
 * process for a page with a Cross-Origin-Opener-Policy, which took longer than the page's own work.
 */
export const blankPath = '/blank';

/** Serves the responses of the site's host over HTTP/2 with brotli, as a real host does. */
export async function startHttp2Server() {
  const { headers: hostHeaders } = await fetchFromHost('/');
  const responses = new Map(
    Object.entries({
      [baselinePath]: baselinePage(),
      [blankPath]: '<link rel="icon" href="data:,">',
    }).map(([path, content]) => {
      const { headers, body } = compress(content, 'text/html');
      return [path, { status: 200, headers: { ...hostHeaders, ...headers }, body }];
    }),
  );
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }]);
  const server = createSecureServer({ key, cert }, async ({ url }, response) => {
    if (!responses.has(url)) responses.set(url, await fetchFromHost(url));
    const { status, headers, body } = responses.get(url);
    response.writeHead(status, headers).end(body);
  });
  return new Promise((resolve) => server.listen(http2Port, hostname, () => resolve(server)));
}

async function fetchFromHost(path) {
  const response = await fetch(`http://${hostname}:${sitePorts.site}${path}`, {
    redirect: 'manual',
  });
  const copiedHeaders = [...response.headers].filter(
    ([name]) => !/^(connection|keep-alive|transfer-|content-length)/.test(name),
  );
  const type = response.headers.get('content-type') ?? '';
  const content = Buffer.from(await response.arrayBuffer());
  const isText = /text|javascript|json|xml|svg/.test(type);
  const { headers, body } = isText ? compress(content, type) : { headers: {}, body: content };
  return {
    status: response.status,
    headers: { ...Object.fromEntries(copiedHeaders), ...headers },
    body,
  };
}

function compress(content, type) {
  const body = brotliCompressSync(content);
  return {
    headers: { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length },
    body,
  };
}

function baselinePage() {
  const paragraph =
    '<p>A plain paragraph, as long as a reader would meet on any page of the site.</p>';
  return (
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Baseline</title>' +
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><meta name="description" content="To compare with">' +
    '<style>body{max-inline-size:40rem;margin:2rem auto;font:1.125rem/1.5 sans-serif}</style></head>' +
    `<body><main><h1>A baseline</h1>${paragraph.repeat(10)}</main></body></html>`
  );
}
