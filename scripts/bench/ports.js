import process from 'node:process';

export const firstPort = Number(process.env['BENCH_FIRST_PORT'] ?? 9650);

export const hostname = '127.0.0.1';

/** Ports of the site's host, named as tests/e2e/support/serve.js expects them. */
export const sitePorts = {
  site: firstPort,
  receiver: firstPort + 1,
  authEmulator: firstPort + 2,
  emulatorHub: firstPort + 3,
  emulatorLogging: firstPort + 4,
};

export const http2Port = firstPort + 5;
export const debuggingPort = firstPort + 6;

export const origin = `https://${hostname}:${http2Port}`;
