import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installTimeoutMs = 120_000;

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

const headlessShell = '/usr/bin/chromium-headless-shell';
const browserVariable = 'E2E_BROWSER';

/**
 * The browser that the tests drive: Playwright's own, else the system's, else Debian's package.
 * @throws {Error} if there is none and none can be installed
 */
export function findBrowser(): string {
  const found = [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
  if (found) return found;
  if (installOnDebian('chromium')) return systemBrowsers[0];
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one (as root on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), then run the tests again.',
  );
}

/**
 * Chromium's headless shell, which paints the same page in half of the processor time, else the
 * browser that `findBrowser` finds. As root on Debian, installs the package of the shell.
 */
export function findTestBrowser(): string {
  const hasShell = () => existsSync(headlessShell) || installOnDebian('chromium-headless-shell');
  // The workers inherit the result of the first process through the environment.
  process.env[browserVariable] ??= hasShell() ? headlessShell : findBrowser();
  return process.env[browserVariable];
}

/** @returns whether root could install it */
function installOnDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const apt = (...args: readonly string[]) =>
    execFileSync('apt-get', [...args, '-qq'], {
      stdio: 'inherit',
      timeout: installTimeoutMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', name);
    return true;
  } catch {
    console.warn(`${name} cannot be installed.`);
    return false;
  }
}
