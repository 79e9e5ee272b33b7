/*
 * Builds the site with each group of settings, and serves the first build as the host does, beside
 * the Auth emulator. The emulators start while the builds run; until those are complete, the site's
 * address answers 404. SITE_FOLDER names a folder that was built before, which is served instead.
 */
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const builds = JSON.parse(process.env['BUILDS'] ?? '{"site":{}}');
const ports = JSON.parse(process.env['SITE_PORTS'] ?? '{}');
const folder = `.cache/e2e-${ports.site}`;
const [served] = Object.keys(builds);

rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}/${served}`, { recursive: true });

const config = JSON.parse(readFileSync('firebase.json', 'utf8'));
config.hosting.public = served;
config.emulators.hosting.port = ports.site;
config.emulators.auth.port = ports.authEmulator;
config.emulators.hub.port = ports.emulatorHub;
config.emulators.logging.port = ports.emulatorLogging;
writeFileSync(`${folder}/firebase.json`, JSON.stringify(config));

// Not through npx, which would take a signal and leave the emulators behind.
const emulators = run('firebase', [
  'emulators:start',
  ...['--only', 'auth,hosting'],
  ...['--project', 'demo-fairweather'],
  ...['--config', `${folder}/firebase.json`],
]);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => emulators.kill(signal));
emulators.on('exit', (code) => process.exit(code ?? 1));

const codes = await Promise.all(Object.keys(builds).map(build));
if (codes.every((code) => code === 0)) {
  for (const name of Object.keys(builds).reverse()) {
    renameSync(`${folder}/${name}-build`, `${folder}/${name}`);
  }
} else {
  emulators.kill('SIGTERM');
}

async function build(name) {
  const outDir = `${folder}/${name}-build`;
  const builtBefore = process.env['SITE_FOLDER'];
  if (builtBefore) {
    cpSync(builtBefore, outDir, { recursive: true });
    return 0;
  }
  const [code] = await once(
    run('vite', ['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], builds[name]),
    'exit',
  );
  return code;
}

function run(binary, args, settings = {}) {
  return spawn(process.execPath, [`node_modules/.bin/${binary}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
}
