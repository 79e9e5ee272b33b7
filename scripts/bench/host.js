import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostname, sitePorts } from './ports.js';

/** Maximum time of the build and the start of its host. */
const timeoutMs = 180_000;

/**
 * Builds the site and serves it as the browser tests do.
 *
 * @param folder an existing build to serve instead
 */
export async function startHost(folder) {
  const server = spawn(process.execPath, ['tests/e2e/support/serve.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // Vite has set it to development (source.js).
      NODE_ENV: 'production',
      SITE_PORTS: JSON.stringify(sitePorts),
      ...(folder && { SITE_FOLDER: folder }),
    },
  });
  const stop = () => server.kill('SIGTERM');
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && server.exitCode === null) {
    const isReady = await fetch(`http://${hostname}:${sitePorts.site}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { stop };
    await sleep(500);
  }
  stop();
  throw new Error('The site was not served: run `npm run build` to see what is wrong with it.');
}
