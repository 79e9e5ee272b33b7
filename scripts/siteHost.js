// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, posix } from 'node:path';
import { listFiles } from './files.js';

/*
 * Serves a build as Firebase Hosting does with its `_firebase.json`. hosting.spec.ts checks
 * both. The emulator's own server, superstatic, has no ranges, in which browsers ask for a film, and
 * takes 0.98 ms of processor time for a file, this one 0.18.
 */

/** @typedef {{ body: Buffer, etag: string }} File */

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Serves the files that the folder contains at the start.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<import('node:http').Server>}
 */
export async function startSiteHost(folder, port) {
  const { hosting } = JSON.parse(readFileSync(join(folder, '_firebase.json'), 'utf8'));
  const files = readFiles(folder, hosting.ignore);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://127.0.0.1${request.url}`);
    const redirect = findRedirect(pathname, hosting.redirects, files);
    if (redirect) {
      // the query stands before a hash
      const location = redirect.destination.replace(/(?=#)|$/, () => search);
      response.writeHead(redirect.type, { Location: location }).end();
      return;
    }
    const [name, file] = findFile(files, pathname);
    // sources are `**` and folders; the last value wins
    for (const { source, headers } of hosting.headers) {
      if (!pathname.startsWith(source.replace('**', ''))) continue;
      for (const { key, value } of headers) response.setHeader(key, value);
    }
    response.setHeader('ETag', file.etag);
    response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
    const isMissing = name === '404.html';
    if (!isMissing && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return;
    }
    send(request, response, isMissing ? 404 : 200, file.body);
  });
  // If the server closed a connection during a request, that request would fail a test.
  server.keepAliveTimeout = 0;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  return server;
}

/**
 * @param {string} folder
 * @param {readonly string[]} ignored
 */
function readFiles(folder, ignored) {
  const isIgnored = (/** @type {string} */ name) =>
    ignored.some((pattern) =>
      pattern === '_*' ? name.startsWith('_') : name.endsWith(pattern.replace('**/*', '')),
    );
  /** @type {Map<string, File>} */
  const files = new Map();
  for (const name of listFiles(folder)) {
    const path = join(folder, name);
    if (isIgnored(name) || !statSync(path).isFile()) continue;
    const body = readFileSync(path);
    files.set(name, { body, etag: `"${createHash('sha256').update(body).digest('hex')}"` });
  }
  return files;
}

/**
 * Where an address leads that is another spelling of a page's, or that stands for a page.
 * @param {string} pathname
 * @param {readonly { source: string, destination: string, type: number }[]} redirects
 * @param {Map<string, File>} files
 * @returns {{ destination: string, type: number } | null}
 */
function findRedirect(pathname, redirects, files) {
  const redirect = redirects.find(({ source }) => source === pathname);
  if (redirect) return redirect;
  if (pathname.endsWith('.html') && files.has(pathname.slice(1))) {
    return { destination: pathname.replace(/(?:(?<=\/)index)?\.html$/, ''), type: 301 };
  }
  // what begins with two slashes would lead to another site
  if (pathname === '/' || !pathname.endsWith('/') || pathname.startsWith('//')) return null;
  return { destination: pathname.replace(/\/+$/, '') || '/', type: 301 };
}

/**
 * @param {Map<string, File>} files
 * @param {string} pathname
 * @returns {[name: string, file: File]}
 */
function findFile(files, pathname) {
  const path = pathname.slice(1);
  for (const name of [path, `${path}.html`, posix.join(path, 'index.html'), '404.html']) {
    const file = files.get(name);
    if (file) return [name, file];
  }
  throw new Error('The build has no 404.html.');
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Buffer} body
 */
function send(request, response, status, body) {
  response.setHeader('Accept-Ranges', 'bytes');
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const first = Number(range?.[1]);
  if (range === null || status !== 200 || first >= body.length) {
    response.writeHead(status, { 'Content-Length': body.length }).end(body);
    return;
  }
  const last = Math.min(range[2] ? Number(range[2]) : Infinity, body.length - 1);
  response
    .writeHead(206, {
      'Content-Range': `bytes ${first}-${last}/${body.length}`,
      'Content-Length': last - first + 1,
    })
    .end(body.subarray(first, last + 1));
}
