import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { expect } from 'vitest';
import { findFirefox, findOldChromium } from './browsers';
import type { BrowserSettings, Driver, Engine } from './driver';

const loadTimeoutMs = 30_000;

/** Firefox, driven by puppeteer over WebDriver BiDi. */
export function firefox(): Engine {
  // Firefox needs a home directory that its user owns.
  const home = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  const browsers = new Map<string, ReturnType<typeof launch>>();
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
        'ui.prefersReducedMotion': 1,
        'ui.systemUsesDarkTheme': settings.isDark ? 1 : 0,
      },
    });
  return {
    name: 'Firefox',
    start: async (settings) => {
      const key = JSON.stringify(settings);
      const browser = browsers.get(key) ?? launch(settings);
      browsers.set(key, browser);
      return drivePages(await (await browser).createBrowserContext());
    },
    stop: async () => {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The oldest Chromium that the build is for, driven by Playwright; puppeteer cannot. */
export function oldChromium(): Engine {
  let browser: Promise<Browser> | undefined;
  return {
    name: 'Chromium 111',
    start: async ({ hasJavaScript, isDark }) => {
      browser ??= chromium.launch({
        executablePath: findOldChromium() ?? '',
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      });
      return drivePages(
        await (
          await browser
        ).newContext({
          viewport: { width: 1280, height: 1000 },
          javaScriptEnabled: hasJavaScript,
          reducedMotion: 'reduce',
          colorScheme: isDark ? 'dark' : 'light',
        }),
      );
    },
    stop: async () => {
      await (await browser)?.close();
    },
  };
}

/** What the pages of puppeteer and of Playwright have in common. */
type DrivenPage = {
  readonly mouse: { readonly click: (x: number, y: number) => Promise<void> };
  readonly keyboard: {
    readonly type: (text: string) => Promise<void>;
    readonly press: (key: 'Enter') => Promise<void>;
  };
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  setDefaultNavigationTimeout(timeoutMs: number): void;
  on(event: 'dialog', listener: (dialog: Dialog) => void): unknown;
};

type Dialog = { accept(): Promise<void>; message(): string };

type Context = { newPage(): Promise<DrivenPage>; close(): Promise<void> };

async function drivePages(context: Context): Promise<Driver> {
  const page = await context.newPage();
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
    pressEnter: () => page.keyboard.press('Enter'),
    acceptAlert: async () => {
      await expect.poll(() => dialogs.length, { message: 'an alert' }).toBeGreaterThan(0);
      const dialog = dialogs.shift();
      await dialog?.accept();
      return dialog?.message() ?? '';
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    openWindow: () => drivePages(context),
    close: () => context.close(),
  };
}
