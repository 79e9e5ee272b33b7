import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/adopt/*.test.ts'],
    testTimeout: 900_000,
    reporters: ['verbose'],
  },
});
