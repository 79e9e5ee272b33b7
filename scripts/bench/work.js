import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserArguments, measureProcessorTime, measureRows, readWork } from './page.js';
import { origin } from './server.js';

/** Long enough for the cookie banner and two phrases of the typewriter. */
const measureMs = 6000;

/** The first visit of each kind of page on a phone: processor time of the main thread, requests. */
export function measureWork({ source, runs }) {
  const pages = Object.fromEntries(source.pages.map((path) => [path, path]));
  return measureRows(pages, runs, async (path) => {
    const browser = await chromium.launch({
      executablePath: source.browserPath,
      args: browserArguments,
    });
    try {
      const page = await browser.newPage({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        ignoreHTTPSErrors: true,
      });
      let requests = 0;
      page.on('request', () => (requests += 1));
      const devtools = await page.context().newCDPSession(page);
      await measureProcessorTime(devtools);
      await page.goto(origin + path, { waitUntil: 'commit' });
      await sleep(measureMs);
      const work = await readWork(devtools);
      return {
        'CPU ms': work.TaskDuration * 1000,
        'script ms': work.ScriptDuration * 1000,
        'style ms': work.RecalcStyleDuration * 1000,
        'layout ms': work.LayoutDuration * 1000,
        requests,
      };
    } finally {
      await browser.close();
    }
  });
}
