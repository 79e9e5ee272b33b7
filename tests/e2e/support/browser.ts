import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

/**
 * The browser that the tests drive: Playwright's own, else the system's, else Debian's package.
 * @throws {Error} that says what to install, when there is none and none can be installed
 */
export function findBrowser(): string {
  const found = [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
  return found ?? installBrowser();
}

function installBrowser(): string {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (cause) {
    throw new Error(
      'The browser tests need Chromium or Chrome, and none was found. Install one (as root on Debian: apt-get install chromium; elsewhere: npx playwright install chromium), then run the tests again.',
      { cause },
    );
  }
  return '/usr/bin/chromium';
}
