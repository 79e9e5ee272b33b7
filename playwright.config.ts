import { defineConfig, devices } from '@playwright/test';
import { parseEnv } from './src/config/parseEnv';
import { site } from './src/content/site';
import { addresses, ports, serverEnvironment, siteSettings } from './tests/e2e/support/addresses';
import { findTestBrowser } from './tests/e2e/support/browser';

// What the tested build defines, for specs that read the site's content.
Object.assign(globalThis, {
  __ENV__: parseEnv(siteSettings, { siteUrl: site.url }),
  __BUILD_TIME__: Number(siteSettings.SOURCE_DATE_EPOCH) * 1000,
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${ports.site}`,
  fullyParallel: true,
  // on two cores: a test waits for a sixth of its time
  workers: 3,
  forbidOnly: !!process.env['CI'],
  // a busy machine of CI gets one more chance; the report names what needed it
  retries: process.env['CI'] ? 2 : 1,
  reporter: [['list']],
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: addresses.site,
    // Most tests are not about motion, and a page that moves is painted over and over.
    reducedMotion: 'reduce',
    // Recording a trace costs every test time; a failed test is run again for it.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node tests/e2e/support/serve.js',
    url: addresses.site,
    timeout: 180_000,
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: serverEnvironment,
  },
});
