import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { addresses, ports, ssoFolder, ssoSettings } from './addresses';

const home = `${addresses.ssoSite}/`;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the build with single sign-on. */
export async function startSsoSite(port: number = ports.ssoSite): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', home);
    const path = join(ssoFolder, normalize(pathname));
    const file = [path, `${path}.html`, join(path, 'index.html')].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    response.statusCode = file ? 200 : 404;
    response.setHeader('Content-Type', types[extname(file ?? '')] ?? 'application/octet-stream');
    response.end(file && readFileSync(file));
  });
  await listen(server, port);
  return server;
}

/** Starts the provider; end it by killing the process. */
export async function startProvider(): Promise<ChildProcess> {
  const provider = spawn(process.execPath, ['tests/e2e/support/oidcProvider.js'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      PROVIDER: JSON.stringify({
        port: ports.ssoProvider,
        clientId: ssoSettings.VITE_OIDC_CLIENT_ID,
        home,
      }),
    },
  });
  await new Promise<void>((resolve, reject) => {
    provider.stdout.once('data', () => resolve());
    provider.once('exit', (code) => reject(new Error(`The provider ended with code ${code}.`)));
  });
  return provider;
}

export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
