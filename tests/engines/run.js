/*
 * `npm run test:engines` runs the journeys in Firefox and in WebKitGTK. A missing browser is
 * reported and skipped. With `-- --install`, root on Debian installs missing browsers first. Other
 * arguments go to vitest: `-- -t consent`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { findFirefox, findWebKit, packages } from './browsers.js';

const engines = [
  { name: 'Firefox', find: findFirefox, file: 'tests/engines/firefox.journeys.ts' },
  { name: 'WebKitGTK', find: findWebKit, file: 'tests/engines/webkit.journeys.ts' },
];
const install = ['install', '-y', '--no-install-recommends', ...packages];

const args = process.argv.slice(2).filter((arg) => arg !== '--install');
if (args.length < process.argv.length - 2 && !engines.every(({ find }) => find())) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', install, options);
}

const installed = engines.filter(({ find }) => find());
for (const { name } of engines.filter((engine) => !installed.includes(engine))) {
  console.log(
    `${name} is not installed: its journeys are skipped. Root on Debian installs it with:\n  apt-get update && apt-get ${install.join(' ')}`,
  );
}
if (installed.length > 0) {
  const files = installed.map(({ file }) => file);
  const config = ['--config', 'tests/engines/vitest.config.ts'];
  spawn(process.execPath, ['node_modules/.bin/vitest', 'run', ...config, ...files, ...args], {
    stdio: 'inherit',
  }).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
