import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The path from which msw loads its service worker. */
const workerPath = '/mockServiceWorker.js';

/** Serves msw's service worker to the dev server, so that no build contains it. */
export function mockWorker(): Plugin {
  return {
    name: 'fairweather:mock-worker',
    apply: 'serve',
    configureServer(server) {
      const file = resolve(server.config.root, 'node_modules/msw/lib/mockServiceWorker.js');
      server.middlewares.use(workerPath, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        createReadStream(file).pipe(response);
      });
    },
  };
}
