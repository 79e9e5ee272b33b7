import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Dialog, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { findFirefox } from './browsers';
import type { BrowserSettings, Driver, Engine } from './driver';

const loadTimeoutMs = 30_000;

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
    hasBiDi: true,
    start: async (settings) => {
      const key = JSON.stringify(settings);
      const browser = browsers.get(key) ?? launch(settings);
      browsers.set(key, browser);
      const context = await (await browser).createBrowserContext();
      const openPage = async (): Promise<Driver> =>
        createDriver(await context.newPage(), openPage, () => context.close());
      return openPage();
    },
    stop: async () => {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function createDriver(
  page: Page,
  openWindow: () => Promise<Driver>,
  close: () => Promise<void>,
): Driver {
  const dialogs: Dialog[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog));
  page.setDefaultNavigationTimeout(loadTimeoutMs);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: async (expression) => String(await page.evaluate(expression)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    acceptAlert: async () => {
      await expect.poll(() => dialogs.length, { message: 'an alert' }).toBeGreaterThan(0);
      const dialog = dialogs.shift();
      await dialog?.accept();
      return dialog?.message() ?? '';
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    beforePage: async (script) => {
      await page.evaluateOnNewDocument(script);
    },
    openWindow,
    close,
  };
}
