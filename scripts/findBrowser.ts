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

/**
 * The browser that the tests drive: Playwright's own, else the system's, else Debian's package.
 * @throws {Error} if there is none and none can be installed
 */
export function findBrowser(): string {
  const found = [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
  return found ?? installBrowser();
}

/**
 * Chromium's headless shell, which paints the same page in half of the processor time, else the
 * browser that `findBrowser` finds. As root on Debian, installs the package of the shell.
 */
export function findTestBrowser(): string {
  // The workers inherit the result of the first process through the environment.
  process.env[browserVariable] ??= findHeadlessShell() ?? findBrowser();
  return process.env[browserVariable];
}

const browserVariable = 'E2E_BROWSER';
const headlessShell = '/usr/bin/chromium-headless-shell';

function findHeadlessShell(): string | null {
  if (existsSync(headlessShell)) return headlessShell;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!isRootOnDebian) return null;
  try {
    install('chromium-headless-shell');
  } catch {
    console.warn('chromium-headless-shell cannot be installed; the tests take longer without it.');
  }
  return existsSync(headlessShell) ? headlessShell : null;
}

function install(name: string): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: installTimeoutMs });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: 'inherit',
    timeout: installTimeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function installBrowser(): string {
  try {
    install('chromium');
  } catch (cause) {
    throw new Error(
      'The browser tests need Chromium or Chrome, and none was found. Install one (as root on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), then run the tests again.',
      { cause },
    );
  }
  return '/usr/bin/chromium';
}
