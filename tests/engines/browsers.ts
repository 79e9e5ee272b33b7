import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

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

/** As the npm package for functions has it, compressed: downloaded once, and kept. */
export function findOldChromium(): string | null {
  const folder = '.cache/chromium-111';
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    execFileSync('npm', ['install', ...options, '@sparticuz/chromium@111.0.0']);
    const packed = readFileSync(`${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`);
    writeFileSync(path, brotliDecompressSync(packed), { mode: 0o755 });
    return path;
  } catch {
    return null;
  }
}

function findCommand(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
