import { defineConfig } from 'vitest/config';
import { parseEnv } from '../../src/config/parseEnv.ts';
import { site } from '../../src/content/site.ts';
import { siteSettings } from '../e2e/support/addresses.ts';

export default defineConfig({
  root: process.cwd(),
  resolve: { alias: { '@': '/src', '@tests': '/tests', '@scripts': '/scripts' } },
  // The constants of the tested build, for journeys that read the site's content.
  define: {
    __ENV__: JSON.stringify(parseEnv(siteSettings, { siteUrl: site.url })),
    __BUILD_TIME__: Number(siteSettings.SOURCE_DATE_EPOCH) * 1000,
  },
  test: {
    include: ['tests/engines/engines.test.ts'],
    globalSetup: ['tests/engines/serveSite.ts'],
    // The receiver and the other services have one port each.
    fileParallelism: false,
    hookTimeout: 700_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    reporters: ['verbose'],
  },
});
