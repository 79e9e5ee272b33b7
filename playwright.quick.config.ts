import config from './playwright.config';
import { quickServerEnvironment } from './tests/e2e/support/addresses';

/**
 * What `npm test` runs: all but the tests with the tag `@full`, which `npm run test:full` runs. They
 * are heavy and rarely fail: other builds, the emulator of the host, the back-forward cache, the
 * accessibility of states, the film.
 */
export default {
  ...config,
  grepInvert: /@full/,
  webServer: [config.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, env: quickServerEnvironment })),
};
