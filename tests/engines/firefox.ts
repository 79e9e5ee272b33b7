import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Dialog, type KeyInput, type Page } from 'puppeteer-core';
import { findFirefox } from './browsers.js';
import type { BrowserSettings, Driver, Engine, Key } from './driver';

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
      env: { ...process.env, HOME: home },
      extraPrefsFirefox: {
        'javascript.enabled': settings.hasJavaScript,
        'ui.prefersReducedMotion': settings.hasReducedMotion ? 1 : 0,
        'ui.systemUsesDarkTheme': settings.isDark ? 1 : 0,
      },
    });
  return {
    name: 'Firefox',
    canPrint: true,
    start: async (settings) => {
      const key = JSON.stringify(settings);
      const browser = browsers.get(key) ?? launch(settings);
      browsers.set(key, browser);
      const context = await (await browser).createBrowserContext();
      const openPage = async (): Promise<Driver> =>
        createDriver(await context.newPage(), settings, openPage, () => context.close());
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
  { shouldWaitForLoad }: BrowserSettings,
  openWindow: () => Promise<Driver>,
  close: () => Promise<void>,
): Driver {
  const dialogs = createQueue<Dialog>();
  page.on('dialog', dialogs.add);
  page.setDefaultNavigationTimeout(loadTimeoutMs);
  return {
    open: async (url) => {
      if (shouldWaitForLoad) await page.goto(url);
      else await page.evaluate((address) => location.assign(address), url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: async (expression) => String(await page.evaluate(expression)),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      const [last, ...modifiers] = keyInputs[key];
      for (const modifier of modifiers) await page.keyboard.down(modifier);
      await page.keyboard.press(last);
      for (const modifier of modifiers) await page.keyboard.up(modifier);
    },
    chooseFile: async (selector, path) => {
      const input = await page.waitForSelector(`input${selector}`);
      const file = await input?.toElement('input');
      await file?.uploadFile(path);
    },
    acceptAlert: async () => {
      const dialog = await dialogs.next();
      await dialog.accept();
      return dialog.message();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: () => page.pdf({ printBackground: true }),
    openWindow,
    close,
  };
}

const keyInputs: Readonly<Record<Key, readonly [KeyInput, ...KeyInput[]]>> = {
  Tab: ['Tab'],
  'Shift+Tab': ['Tab', 'Shift'],
  Enter: ['Enter'],
  Escape: ['Escape'],
  Space: [' '],
  ArrowLeft: ['ArrowLeft'],
  ArrowRight: ['ArrowRight'],
  End: ['End'],
};

/** A queue whose reader waits for the next item. */
function createQueue<Item>() {
  const items: Item[] = [];
  const waiting: ((item: Item) => void)[] = [];
  return {
    add: (item: Item) => {
      const next = waiting.shift();
      if (next) next(item);
      else items.push(item);
    },
    next: () =>
      new Promise<Item>((resolve) => {
        const item = items.shift();
        if (item) resolve(item);
        else waiting.push(resolve);
      }),
  };
}
