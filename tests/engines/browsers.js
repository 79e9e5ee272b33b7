/* Finds the browsers of Debian's packages and names the packages to install. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'libwebkit2gtk-4.1-0',
  'xvfb',
  'xauth',
];

/** @returns {string | null} */
export function findFirefox() {
  return findCommand('firefox-esr') ?? findCommand('firefox');
}

/** @returns {string | null} the browser that WebKitGTK's driver starts, if its dependencies are installed */
export function findWebKit() {
  const needed = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
  if (!needed.every(findCommand)) return null;
  const paths = ['x86_64', 'aarch64'].map(
    (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  );
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * @param {string} name
 * @returns {string | null}
 */
function findCommand(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
