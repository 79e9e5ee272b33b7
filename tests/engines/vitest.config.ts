import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: process.cwd(),
  resolve: { alias: { '@': '/src', '@tests': '/tests', '@scripts': '/scripts' } },
  test: {
    include: ['tests/engines/engines.test.ts'],
    globalSetup: ['tests/engines/serveSite.ts'],
    setupFiles: ['tests/e2e/support/constants.ts'],
    // The receiver and the other services have one port each.
    fileParallelism: false,
    hookTimeout: 700_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    reporters: ['verbose'],
  },
});
