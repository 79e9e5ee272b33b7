/*
 * Builds the site with each group of settings and serves both builds, beside the hosting emulator.
 * Also starts the Auth emulator and the OpenID Connect provider.
 * The port `site` responds once all of them do.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSiteHost } from '../../../scripts/siteHost.js';

const builds = JSON.parse(process.env['BUILDS'] ?? '');
const ports = JSON.parse(process.env['SITE_PORTS'] ?? '');
const folder = `.cache/e2e-${ports.site}`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}/site`, { recursive: true });

const children = [startEmulators()];
if (ports.ssoProvider) children.push(startProvider());
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 1;
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

const names = Object.keys(builds);
const codes = await Promise.all(names.map(build));
if (codes.every((code) => code === 0)) {
  for (const name of names) renameSync(`${folder}/${name}-build`, `${folder}/${name}`);
  await Promise.all([ports.authEmulator, ports.hosting].map(listening));
  await startSiteHost(`${folder}/full`, ports.fullSite);
  await startSiteHost(`${folder}/site`, ports.site);
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

function startEmulators() {
  const config = JSON.parse(readFileSync('firebase.json', 'utf8'));
  config.hosting.public = 'site';
  config.emulators.hosting.port = ports.hosting;
  config.emulators.auth.port = ports.authEmulator;
  config.emulators.hub.port = ports.emulatorHub;
  config.emulators.logging.port = ports.emulatorLogging;
  writeFileSync(`${folder}/firebase.json`, JSON.stringify(config));
  // Not through npx: on a signal it exits and leaves the emulators running.
  return run('node_modules/.bin/firebase', [
    'emulators:start',
    ...['--only', 'auth,hosting', '--project', 'demo-site'],
    ...['--config', `${folder}/firebase.json`],
  ]);
}

function startProvider() {
  const provider = { port: ports.ssoProvider, home: `http://127.0.0.1:${ports.fullSite}/` };
  const settings = {
    PROVIDER: JSON.stringify({ ...provider, clientId: builds.full.VITE_OIDC_CLIENT_ID }),
  };
  // The provider warns about its test-only settings.
  return run('src/parts/sign-in/single-sign-on/tests/oidcProvider.js', [], settings, 'ignore');
}

async function build(name) {
  const outDir = `${folder}/${name}-build`;
  const args = ['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  const [code] = await once(run('node_modules/.bin/vite', args, builds[name]), 'exit');
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
