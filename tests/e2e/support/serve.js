/* Builds the site with the test settings and serves it as the host does, beside the Auth emulator. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const settings = JSON.parse(process.env['SITE_SETTINGS'] ?? '{}');
const ports = JSON.parse(process.env['SITE_PORTS'] ?? '{}');
const folder = `.cache/e2e-${ports.site}`;

const build = spawnSync('npx', ['vite', 'build', '--outDir', `${folder}/site`, '--emptyOutDir'], {
  stdio: 'inherit',
  env: { ...process.env, ...settings },
});
if (build.status !== 0) process.exit(build.status ?? 1);

mkdirSync(folder, { recursive: true });
const config = JSON.parse(readFileSync('firebase.json', 'utf8'));
config.hosting.public = 'site';
config.emulators.hosting.port = ports.site;
config.emulators.auth.port = ports.authEmulator;
config.emulators.hub.port = ports.emulatorHub;
config.emulators.logging.port = ports.emulatorLogging;
writeFileSync(`${folder}/firebase.json`, JSON.stringify(config));

// not by npx, which would take a signal and leave the emulators behind
const emulators = spawn(
  process.execPath,
  [
    'node_modules/.bin/firebase',
    'emulators:start',
    '--only',
    'auth,hosting',
    '--project',
    'demo-fairweather',
    '--config',
    `${folder}/firebase.json`,
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => emulators.kill(signal));
emulators.on('exit', (code) => process.exit(code ?? 0));
