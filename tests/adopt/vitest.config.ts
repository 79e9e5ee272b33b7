import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': resolve('src') } },
  test: {
    include: ['tests/adopt/*.test.ts'],
    testTimeout: 900_000,
    reporters: ['verbose'],
  },
});
