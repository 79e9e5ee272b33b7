import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import send from 'send';

/*
 * Serves a build as Firebase Hosting does by its `firebase.json`. hosting.spec.ts checks both. The
 * emulator's own server has no ranges, in which browsers ask for a film, and takes more time.
 */

const missing = '/404.html';

/** @returns the server of a folder */
export async function startSiteHost(folder, port) {
  const { redirects, headers } = JSON.parse(
    readFileSync(`${folder}.firebase.json`, 'utf8'),
  ).hosting;
  const isFile = (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile();
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://127.0.0.1${request.url}`);
    const old = redirects.find(({ source }) => source === pathname);
    const target = old?.destination ?? toCanonical(pathname);
    if (target !== pathname) {
      // the query stands before a hash
      response.writeHead(301, { Location: target.replace(/(?=#)|$/, () => search) }).end();
      return;
    }
    // sources are `**` and folders; the last value wins
    for (const { source, headers: values } of headers)
      if (pathname.startsWith(source.replace('**', '')))
        for (const { key, value } of values) response.setHeader(key, value);
    const names = [pathname === '/' ? '/index.html' : pathname, `${pathname}.html`];
    const found = names.find(isFile);
    if (!found || found === missing) response.statusCode = 404;
    const options = { root: folder, dotfiles: 'allow', cacheControl: false };
    send(request, found ?? missing, options).pipe(response);
  });
  // If the server closed a connection during a request, that request would fail a test.
  server.keepAliveTimeout = 0;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

/** What begins with two slashes would lead to another site. */
function toCanonical(pathname) {
  if (pathname.startsWith('//')) return pathname;
  return pathname.replace(/(?:(?<=\/)index)?\.html$|(?<=.)\/+$/, '') || '/';
}
