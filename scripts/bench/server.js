import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../files.js';
import { startSiteHost } from '../siteHost.js';

const hostname = '127.0.0.1';
const hostPort = Number(process.env['BENCH_FIRST_PORT'] ?? 9650);
export const origin = `https://${hostname}:${hostPort + 1}`;

/** Where a Lighthouse run starts: `about:blank` costs a process, a missing icon is an error. */
export const blankPath = '/blank';
const blank = '<link rel="icon" href="data:,">';

/** Serves a build over HTTP/2 with brotli and the host's headers, until the process ends. */
export async function startServer(folder) {
  await startSiteHost(folder, hostPort);
  const responses = new Map();
  // compressed before the first measurement
  for (const file of listFiles(folder)) {
    const url = `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;
    responses.set(url, await load(url));
  }
  responses.set(blankPath, { status: 200, headers: { 'content-type': 'text/html' }, body: blank });
  const certificate = createCertificate();
  const server = createSecureServer(
    { key: certificate, cert: certificate },
    async ({ url }, response) => {
      if (!responses.has(url)) responses.set(url, await load(url));
      const { status, headers, body } = responses.get(url);
      response.writeHead(status, headers).end(body);
    },
  );
  await once(server.listen(hostPort + 1, hostname), 'listening');
}

/** A key with its certificate, which the measured browser is told not to check. */
function createCertificate() {
  const request = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${hostname} -keyout - -out -`;
  return execFileSync('openssl', request.split(' '), { stdio: ['ignore', 'pipe', 'ignore'] });
}

async function load(url) {
  const response = await fetch(`http://${hostname}:${hostPort}${url}`, { redirect: 'manual' });
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !/^(connection|keep-alive|transfer-)/.test(name)),
  );
  const content = Buffer.from(await response.arrayBuffer());
  const isText = /text|javascript|json|xml|svg/.test(headers['content-type'] ?? '');
  const body = isText ? brotliCompressSync(content) : content;
  return {
    status: response.status,
    headers: {
      ...headers,
      'content-length': body.length,
      ...(isText && { 'content-encoding': 'br' }),
    },
    body,
  };
}
