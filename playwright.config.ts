import { defineConfig, devices } from '@playwright/test';
import { addresses, ports, siteSettings } from './tests/e2e/support/addresses';
import { findBrowser } from './tests/e2e/support/browser';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${ports.site}`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env['CI'],
  // the site's timers are real ones, and the machine may be busy
  retries: 2,
  reporter: [['list']],
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: addresses.site,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node tests/e2e/support/serve.js',
    url: addresses.site,
    timeout: 180_000,
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      SITE_SETTINGS: JSON.stringify(siteSettings),
      SITE_PORTS: JSON.stringify(ports),
    },
  },
});
