import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Playwright's own Chromium, else the system's, else Debian's package.
 * @throws {Error} if there is none and none can be installed
 */
export function findBrowser(): string {
  const paths = [chromium.executablePath(), ...systemBrowsers];
  const found = paths.find((path) => existsSync(path)) ?? installOnDebian('chromium');
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one (as root on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), then run the tests again.',
  );
}

/**
 * Chromium's headless shell, which paints the same page in half of the processor time, else the
 * browser that `findBrowser` finds. As root on Debian, installs the package of the shell.
 */
export function findTestBrowser(): string {
  const shell = existsSync(headlessShell) ? headlessShell : null;
  // The workers inherit the result of the first process through the environment.
  return (process.env['E2E_BROWSER'] ??=
    shell ?? installOnDebian('chromium-headless-shell') ?? findBrowser());
}

/** @returns null where nobody is root, or it is not Debian */
function installOnDebian(name: string): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(install, { shell: true, stdio: 'inherit', timeout: 120_000, env });
  return status === 0 ? `/usr/bin/${name}` : null;
}
