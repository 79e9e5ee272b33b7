import { register } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from './scripts/findBrowser';
import { addresses, ports, serverEnvironment } from './tests/e2e/support/addresses';
import './tests/e2e/support/constants';

register('./tests/e2e/support/mediaLoader.js', import.meta.url);

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/e2e/**/*.spec.ts', 'src/parts/**/*.spec.ts'],
  outputDir: `test-results/${ports.site}`,
  fullyParallel: true,
  // a test waits for a sixth of its time
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: !!process.env['CI'],
  // CI machines are busy; the report names the tests that were retried
  retries: process.env['CI'] ? 2 : 0,
  reporter: 'dot',
  // what a machine ten times slower keeps, which stops for five seconds
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: addresses.site,
    // Recording a trace slows down every test, so only a retry records one.
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
    timeout: 600_000,
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: serverEnvironment,
  },
});
