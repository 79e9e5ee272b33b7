import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages of the browsers. */
export const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'libwebkit2gtk-4.1-0',
  'xvfb',
  'xauth',
];

export function findFirefox(): string | null {
  return findCommand('firefox-esr') ?? findCommand('firefox');
}

/** @returns the browser that WebKitGTK's driver starts, if its dependencies are installed */
export function findWebKit(): string | null {
  const needed = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
  if (!needed.every(findCommand)) return null;
  const paths = ['x86_64', 'aarch64'].map(
    (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  );
  return paths.find((path) => existsSync(path)) ?? null;
}

function findCommand(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
