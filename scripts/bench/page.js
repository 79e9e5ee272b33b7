import { chromium } from '@playwright/test';
import { hostname, origin } from './ports.js';

const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--ignore-certificate-errors',
];

/**
 * Runs `use` with a page of a new browser, in which all cookies are already accepted.
 *
 * @param options.slowdown how many times slower than this machine the CPU is
 * @param options.script a function that the page runs before its own scripts
 */
export async function withPage({ source, slowdown = 1, script, viewport = desktop }, use) {
  const browser = await chromium.launch({
    executablePath: source.browserPath,
    args: browserArguments,
  });
  try {
    const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true });
    await context.addCookies([
      { name: source.storedItems.cookieConsent.name, value: 'all', domain: hostname, path: '/' },
    ]);
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page, devtools);
  } finally {
    await browser.close();
  }
}

/** Opens the landing page and resolves once every section is hydrated. */
export async function openHydrated(page, path) {
  await page.goto(origin + path);
  await page.waitForFunction(() => document.querySelector('#contact form')?.noValidate, null, {
    timeout: 60_000,
  });
}
