import { defineConfig } from 'vitest/config';
import base from '../vite.config.ts';

/** The unit tests of the mutated folders, as one project, which is all that StrykerJS can run. */
export default defineConfig((env) => ({
  ...base(env),
  test: {
    environment: 'jsdom',
    include: [
      'tests/{features/{contact,consent,application,auth},lib}/**/*.test.{ts,tsx}',
      'tests/app/signIn/ProfileCookies.test.tsx',
    ],
    setupFiles: ['tests/support/setup.ts'],
    // a new document for each file would take most of the time
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    testTimeout: 20_000,
  },
}));
