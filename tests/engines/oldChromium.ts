import { chromium, type Browser } from '@playwright/test';
import { findOldChromium } from './browsers';
import type { Engine } from './driver';
import { drivePages } from './pageDriver';

/** The oldest Chromium that the build is for, driven by Playwright. */
export function oldChromium(): Engine {
  let browser: Promise<Browser> | undefined;
  return {
    name: 'Chromium 111',
    canRunBeforePage: true,
    start: async ({ hasJavaScript, hasReducedMotion, isDark }) => {
      browser ??= chromium.launch({
        executablePath: findOldChromium() ?? '',
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      });
      const context = await (
        await browser
      ).newContext({
        viewport: { width: 1280, height: 1000 },
        javaScriptEnabled: hasJavaScript,
        reducedMotion: hasReducedMotion ? 'reduce' : 'no-preference',
        colorScheme: isDark ? 'dark' : 'light',
      });
      return drivePages(context, (page, script) => page.addInitScript(script));
    },
    stop: async () => {
      await (await browser)?.close();
    },
  };
}
