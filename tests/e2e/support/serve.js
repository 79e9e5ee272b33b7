/*
 * Builds the site with each group of settings and serves the builds. Also starts what the parts and
 * the tests of hosting need: emulators and servers.
 * The port `site` responds once all of them do.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { binPath } from '../../../scripts/binPath.js';
import { startSiteHost } from '../../../scripts/siteHost.js';

const builds = JSON.parse(process.env['BUILDS'] ?? '');
const ports = JSON.parse(process.env['SITE_PORTS'] ?? '');
const emulators = JSON.parse(process.env['EMULATORS'] ?? '');
const servers = JSON.parse(process.env['SERVERS'] ?? '');
const folder = `.cache/e2e-${ports.site}`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}/site`, { recursive: true });

const children = [];
if (Object.keys(emulators).length > 0 && !emulators.hosting) startEmulators('firebase.json');
for (const [script, settings] of Object.entries(servers)) {
  // a server may warn about its test-only settings
  keep(run(script, [], settings, 'ignore'));
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

const names = Object.keys(builds);
const codes = await Promise.all(names.map(build));
if (codes.every((code) => code === 0)) {
  for (const name of names)
    for (const end of ['', '.firebase.json'])
      renameSync(`${folder}/${name}-build${end}`, `${folder}/${name}${end}`);
  if (emulators.hosting) startEmulators(`${folder}/site.firebase.json`);
  await Promise.all(Object.values(emulators).map(listening));
  for (const name of names.toReversed()) {
    await startSiteHost(`${folder}/${name}`, builds[name].port);
  }
} else {
  stop();
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
  // The emulators end their own child processes.
  Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit'))).then(() =>
    process.exit(),
  );
}

function keep(child) {
  children.push(child);
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 1;
  });
}

function startEmulators(file) {
  const config = JSON.parse(readFileSync(file, 'utf8'));
  if (config.hosting) config.hosting.public = 'site';
  for (const [name, port] of Object.entries(emulators)) config.emulators[name].port = port;
  config.emulators.hub.port = ports.emulatorHub;
  config.emulators.logging.port = ports.emulatorLogging;
  writeFileSync(`${folder}/firebase.json`, JSON.stringify(config));
  keep(
    run(binPath('firebase-tools/package.json', 'firebase'), [
      'emulators:start',
      ...['--only', Object.keys(emulators).join(), '--project', 'demo-site'],
      ...['--config', `${folder}/firebase.json`],
    ]),
  );
}

/** Warnings are for whoever builds a site: here they are printed if the build fails. */
async function build(name) {
  const outDir = `${folder}/${name}-build`;
  const args = ['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  const child = run(binPath('vite/package.json', 'vite'), args, builds[name].settings, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  if (code !== 0) console.error(output);
  return code;
}

async function listening(port) {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (response) return;
    await sleep(100);
  }
}

function run(script, args, settings = {}, stdio = 'inherit') {
  return spawn(process.execPath, [script, ...args], {
    stdio,
    env: { ...process.env, ...settings },
  });
}
