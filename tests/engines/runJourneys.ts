import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, test } from 'vitest';
import { addresses } from '../e2e/support/addresses';
import type { Driver, Engine } from './driver';
import { accountJourneys } from './journeys/account';
import { consentJourneys } from './journeys/consent';
import { formJourneys } from './journeys/forms';
import { landingJourneys } from './journeys/landing';
import { navigationJourneys } from './journeys/navigation';
import { printTitle, readingJourneys } from './journeys/reading';
import { themeJourneys } from './journeys/theme';
import { createVisitor, browserSettings, type Visitor, type VisitorOptions } from './visitor';

const journeyTimeoutMs = 120_000;
/** The error of a session whose browser has crashed: docs/browsers.md. */
const browserCrash = /: invalid session id\./;
const screenshotFolder = 'test-results/engines';

/** Starts a browser for each visitor of a journey, without history, storage and cookies. */
export type OpenBrowser = (options?: VisitorOptions) => Promise<Visitor>;

/** Journeys by test title. */
export type Journeys = Readonly<Record<string, (openBrowser: OpenBrowser) => Promise<void>>>;

const journeys: Journeys = {
  ...landingJourneys,
  ...navigationJourneys,
  ...formJourneys,
  ...consentJourneys,
  ...accountJourneys,
  ...themeJourneys,
  ...readingJourneys,
};

/** Registers every journey as a test in one engine. A failed test saves a screenshot. */
export function runJourneys(createEngine: () => Engine) {
  const engine = createEngine();
  afterAll(() => engine.stop());
  describe(engine.name, () => {
    for (const [title, journey] of Object.entries(journeys)) {
      test.skipIf(title === printTitle && !engine.canPrint)(
        title,
        { timeout: journeyTimeoutMs, retry: { count: 1, condition: browserCrash } },
        async () => {
          const drivers: Driver[] = [];
          const openBrowser: OpenBrowser = async (options = {}) => {
            const driver = await engine.start(browserSettings(options));
            drivers.push(driver);
            await driver.resize(1280, 900);
            const { origin = addresses.site, hasConsented = true } = options;
            if (hasConsented) await acceptCookies(driver, origin);
            return createVisitor(driver, origin);
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

async function acceptCookies(driver: Driver, origin: string) {
  await driver.open(`${origin}/robots.txt`);
  await driver.evaluate("document.cookie = 'cookieConsent=all; path=/'");
}

async function saveScreenshot(driver: Driver | undefined, title: string) {
  const screenshot = await driver?.screenshot().catch(() => null);
  if (!screenshot) return;
  mkdirSync(screenshotFolder, { recursive: true });
  writeFileSync(`${screenshotFolder}/${title.replaceAll(/[^\w]+/g, '-')}.png`, screenshot);
}
