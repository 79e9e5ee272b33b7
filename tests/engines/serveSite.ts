import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { addresses, quickServerEnvironment } from '../e2e/support/addresses';

const buildTimeoutMs = 600_000;

/** Builds and serves the site for the whole run, unless a server already answers. */
export default async function serveSite(): Promise<() => Promise<void>> {
  if (await isServed()) return () => Promise.resolve();
  const server = spawn(process.execPath, ['tests/e2e/support/serve.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest's mode would build the site with React's development code.
    env: { ...process.env, ...quickServerEnvironment, NODE_ENV: 'production' },
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + buildTimeoutMs;
  while (!(await isServed())) {
    if (server.exitCode !== null) throw new Error('The site could not be built or served.');
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The site did not answer within ${buildTimeoutMs} ms.`);
    }
    await delay(250);
  }
  return stop;
}

async function isServed(): Promise<boolean> {
  const response = await fetch(addresses.site).catch(() => null);
  return response?.ok ?? false;
}
