/*
 * Measures the built site over HTTP/2 with brotli, as a real host serves it.
 *
 *   npm run bench                          every section, five runs each
 *   npm run bench -- interactions 3        one section, three runs
 *   npm run bench -- work --site=folder    an existing build, for a comparison
 */
import process from 'node:process';
import { createBuilder } from 'vite';
import { loadModules } from '../loadModules.js';
import * as sections from './sections.js';
import { startServer } from './server.js';

const given = process.argv.slice(2);
const chosen = given.filter((argument) => argument in sections);
const runs = Number(given.find((argument) => /^\d+$/.test(argument)) ?? 5);
const folder = given.find((argument) => argument.startsWith('--site='))?.slice('--site='.length);

// before React is loaded: its development build cannot render what the build made for production
process.env['NODE_ENV'] = 'production';
const [{ anchors, paths }, { routes }, { storedItems }, { findBrowser }] = await loadModules(
  '/src/config/paths.ts',
  '/src/app/routes.ts',
  '/src/content/storedItems.ts',
  '/scripts/findBrowser.ts',
);
/** One of each kind. */
const pages = [...new Map(routes.map(({ path, loadComponent }) => [loadComponent, path])).values()];

if (!folder) {
  const builder = await createBuilder({
    logLevel: 'warn',
    build: { outDir: '.cache/bench', emptyOutDir: true },
  });
  await builder.buildApp();
}
await startServer(folder ?? '.cache/bench');
const consentCookie = storedItems.cookieConsent.name;
const source = { anchors, paths, pages, consentCookie, browserPath: findBrowser() };
for (const name of chosen.length > 0 ? chosen : Object.keys(sections)) {
  console.log(`\n${name}, ${runs} runs`);
  console.table(await sections[name]({ source, runs }));
}
process.exit();
