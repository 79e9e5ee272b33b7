import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, test } from 'vitest';
import { addresses } from '../e2e/support/addresses';
import { findFirefox, findOldChromium, findWebKit } from './browsers';
import { defaultSettings, type Driver } from './driver';
import { journeys } from './journeys';
import { firefox, oldChromium } from './pageDriver';
import { createVisitor, type OpenBrowser } from './visitor';
import { webKit } from './webkit';

const journeyTimeoutMs = 120_000;
/** The error of a session whose browser has crashed: docs/browsers.md. */
const browserCrash = /: invalid session id\./;
const engines = [
  { find: findFirefox, start: firefox },
  { find: findWebKit, start: webKit },
  { find: findOldChromium, start: oldChromium },
];
const screenshotFolder = 'test-results/engines';

/* Every journey is a test in each engine. A failed test saves a screenshot. */
for (const { find, start } of engines) {
  const engine = start();
  if (!find()) console.warn(`${engine.name} is missing: docs/browsers.md`);
  describe.skipIf(!find())(engine.name, () => {
    afterAll(() => engine.stop());
    for (const [title, journey] of Object.entries(journeys)) {
      test(
        title,
        { timeout: journeyTimeoutMs, retry: { count: 1, condition: browserCrash } },
        async () => {
          const drivers: Driver[] = [];
          const openBrowser: OpenBrowser = async (options = {}) => {
            const driver = await engine.start({ ...defaultSettings, ...options });
            drivers.push(driver);
            if (options.hasConsented ?? true) await acceptCookies(driver);
            return createVisitor(driver);
          };
          try {
            await journey(openBrowser);
          } catch (error) {
            await saveScreenshot(drivers.at(-1), `${engine.name}: ${title}`);
            throw error;
          } finally {
            for (const driver of drivers) await driver.close();
          }
        },
      );
    }
  });
}

async function acceptCookies(driver: Driver) {
  await driver.open(`${addresses.site}/robots.txt`);
  await driver.evaluate("document.cookie = 'cookieConsent=all; path=/'");
}

async function saveScreenshot(driver: Driver | undefined, title: string) {
  const screenshot = await driver?.screenshot().catch(() => null);
  if (!screenshot) return;
  mkdirSync(screenshotFolder, { recursive: true });
  writeFileSync(`${screenshotFolder}/${title.replaceAll(/[^\w]+/g, '-')}.png`, screenshot);
}
