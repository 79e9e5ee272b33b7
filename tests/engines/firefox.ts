import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findFirefox } from './browsers';
import type { BrowserSettings, Engine } from './driver';
import { drivePages } from './pageDriver';

/** Firefox, driven by puppeteer over WebDriver BiDi. */
export function firefox(): Engine {
  // Firefox needs a home directory that its user owns.
  const home = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  const browsers = new Map<string, Promise<Browser>>();
  const launch = (settings: BrowserSettings) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      // along with a viewport puppeteer sends what Firefox ESR 140 does not know
      defaultViewport: null,
      args: ['--width=1280', '--height=1000'],
      env: { ...process.env, HOME: home },
      extraPrefsFirefox: {
        'javascript.enabled': settings.hasJavaScript,
        'ui.prefersReducedMotion': settings.hasReducedMotion ? 1 : 0,
        'ui.systemUsesDarkTheme': settings.isDark ? 1 : 0,
      },
    });
  return {
    name: 'Firefox',
    canRunBeforePage: true,
    start: async (settings) => {
      const key = JSON.stringify(settings);
      const browser = browsers.get(key) ?? launch(settings);
      browsers.set(key, browser);
      const context = await (await browser).createBrowserContext();
      return drivePages(context, (page, script) => page.evaluateOnNewDocument(script));
    },
    stop: async () => {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
