import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { ports, siteSettings } from './addresses';

const sitePort = ports.site + 5;
const providerPort = ports.site + 6;
const folder = `.cache/e2e-${ports.site}/sso`;
const home = `http://127.0.0.1:${sitePort}/`;

/** The path that receives the token of the Firebase mechanism. */
export const tokenSyncPath = '/__session';
const clientId = 'fairweather';

export const ssoAddresses = {
  site: `http://127.0.0.1:${sitePort}`,
  provider: `http://127.0.0.1:${providerPort}`,
} as const;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds the site with single sign-on and token sync, and serves it. */
export async function startSsoSite(): Promise<Server> {
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], {
    env: {
      ...process.env,
      ...siteSettings,
      VITE_OIDC_DOMAIN: ssoAddresses.provider,
      VITE_OIDC_CLIENT_ID: clientId,
      VITE_AUTH_TOKEN_SYNC_URL: tokenSyncPath,
    },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', home);
    const path = join(folder, normalize(pathname));
    const file = [path, `${path}.html`, join(path, 'index.html')].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    response.statusCode = file ? 200 : 404;
    response.setHeader('Content-Type', types[extname(file ?? '')] ?? 'application/octet-stream');
    response.end(file && readFileSync(file));
  });
  await listen(server, sitePort);
  return server;
}

/** Starts the provider; end it by killing the process. */
export async function startProvider(): Promise<ChildProcess> {
  const provider = spawn(process.execPath, ['tests/e2e/support/oidcProvider.js'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      PROVIDER: JSON.stringify({ port: providerPort, clientId, home }),
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
