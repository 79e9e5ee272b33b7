/*
 * Measures the built site over HTTP/2 with brotli, as a real host serves it.
 *
 *   npm run bench                          every section, five runs each
 *   npm run bench -- interactions 3        one section, three runs
 *   npm run bench -- idle --site=folder    an existing build, for a comparison
 *
 * Sections: work (processor time of a first visit), speed (Lighthouse with its mobile defaults),
 * interactions (interaction to next paint), idle (main-thread work of the idle page).
 */
import process from 'node:process';
import { createBuilder, createServer } from 'vite';
import { measureIdle } from './idle.js';
import { measureInteractions } from './interactions.js';
import { startServer } from './server.js';
import { measureSpeed } from './speed.js';
import { measureWork } from './work.js';

const sections = {
  work: measureWork,
  speed: measureSpeed,
  interactions: measureInteractions,
  idle: measureIdle,
};

const given = process.argv.slice(2);
const chosen = given.filter((argument) => argument in sections);
const runs = Number(given.find((argument) => /^\d+$/.test(argument)) ?? 5);
const folder = given.find((argument) => argument.startsWith('--site='))?.slice('--site='.length);

const vite = await createServer({
  server: { middlewareMode: true, watch: null, hmr: false },
  // closing would wait until all packages are bundled
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { anchors, paths } = await vite.ssrLoadModule('/src/config/paths.ts');
const { routes } = await vite.ssrLoadModule('/src/app/routes.ts');
/** One of each kind. */
const pages = [...new Map(routes.map(({ path, loadComponent }) => [loadComponent, path])).values()];
const { storedItems } = await vite.ssrLoadModule('/src/content/storedItems.ts');
const { findBrowser } = await vite.ssrLoadModule('/scripts/findBrowser.ts');
await vite.close();

if (!folder) {
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({
    logLevel: 'warn',
    build: { outDir: '.cache/bench', emptyOutDir: true },
  });
  await builder.buildApp();
}
const server = await startServer(folder ?? '.cache/bench');
const consentCookie = storedItems.cookieConsent.name;
const source = { anchors, paths, pages, consentCookie, browserPath: findBrowser() };
for (const name of chosen.length > 0 ? chosen : Object.keys(sections)) {
  console.log(`\n${name}, ${runs} runs`);
  console.table(await sections[name]({ source, runs }));
}
server.stop();
