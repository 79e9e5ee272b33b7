/*
 * Measures the built site over HTTP/2 with brotli, as the real host serves it.
 *
 *   npm run bench                        every section, five runs each
 *   npm run bench -- hydration 3         one section, three runs
 *   npm run bench -- idle --site=folder  an existing build, for a comparison
 *
 * Sections: speed (Lighthouse with its mobile defaults: times, bytes and main-thread work of the
 * load), hydration (time until parts of the page are hydrated), interactions (interaction to next
 * paint), idle (main-thread work of the idle page).
 */
import process from 'node:process';
import { startHost } from './host.js';
import { startHttp2Server } from './http2Server.js';
import { openHydrated, withPage } from './page.js';
import { firstPort } from './ports.js';
import { loadSource } from './source.js';
import { measureHydration } from './hydration.js';
import { measureInteractions } from './interactions.js';
import { measureIdle } from './idle.js';
import { measureSpeed } from './speed.js';

const sections = {
  speed: measureSpeed,
  hydration: measureHydration,
  interactions: measureInteractions,
  idle: measureIdle,
};

const { names, runs, folder } = readArguments(process.argv.slice(2));
const source = await loadSource();
const host = await startHost(folder);
let server;
try {
  server = await startHttp2Server();
  // Compresses every response before the first measurement.
  await withPage({ source }, (page) => openHydrated(page, source.paths.home));
  for (const name of names) {
    console.log(`\n${name}, ${runs} runs`);
    console.table(await sections[name]({ source, runs }));
  }
} finally {
  server?.close();
  host.stop();
}

function readArguments(given) {
  const chosen = given.filter((argument) => argument in sections);
  const count = given.find((argument) => /^\d+$/.test(argument));
  const site = given.find((argument) => argument.startsWith('--site='));
  const unknown = given.filter((argument) => ![...chosen, count, site].includes(argument));
  if (unknown.length > 0) {
    throw new Error(
      `npm run bench does not know ${unknown.join(', ')}: give sections ` +
        `(${Object.keys(sections).join(', ')}), a number of runs, --site=folder. ` +
        `The ports from ${firstPort} on are set by BENCH_FIRST_PORT.`,
    );
  }
  return {
    names: chosen.length > 0 ? chosen : Object.keys(sections),
    runs: Number(count ?? 5),
    folder: site?.slice('--site='.length),
  };
}
