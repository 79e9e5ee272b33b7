import { createServer } from 'vite';

/** Loads modules of the site, by their paths from the root, into Node. */
export async function loadModules(...paths) {
  const server = await createServer({
    // without the socket, whose port another such command has
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    // closing would wait until all packages are bundled
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await Promise.all(paths.map((path) => server.ssrLoadModule(path)));
  } finally {
    await server.close();
  }
}
