import type { Plugin } from 'vite';
import { missingFirebaseSettings, parseEnv, type RawSettings } from '../../src/config/parseEnv.ts';
import { sampleData } from '../../src/content/sampleData.ts';
import { site } from '../../src/content/site.ts';

/**
 * Validates the settings before a build or the dev server starts, reports missing ones and passes
 * the parsed values to `config/env.ts`, so that the bundle does not contain the parser.
 */
export function settings(raw: RawSettings): Plugin {
  const { measuring, ...env } = parseEnv(raw, { siteUrl: site.url });
  return {
    name: 'fairweather:settings',
    config: () => ({
      define: {
        __ENV__: JSON.stringify(env),
        __MEASURING__: JSON.stringify(measuring),
        __BUILD_TIME__: JSON.stringify(readBuildTime()),
      },
    }),
    configResolved({ command, logger }) {
      if (command !== 'build') return;
      if (env.authEmulatorUrl !== null && process.env['ALLOW_AUTH_EMULATOR'] !== '1') {
        throw new Error(
          `VITE_FIREBASE_AUTH_EMULATOR_URL is "${env.authEmulatorUrl}": visitors of this build would ` +
            'send their passwords there, unencrypted. Remove it (look in .env and .env.local too), ' +
            'or set ALLOW_AUTH_EMULATOR=1 in the environment of a build for tests.',
        );
      }
      const invented = Object.entries(sampleData).map(([file, what]) => `  ${file}: ${what}`);
      if (invented.length > 0) {
        logger.warn(
          ['Sample data in src/content, listed in its sampleData.ts:', ...invented].join('\n'),
        );
      }
      if (!raw['VITE_SITE_URL']) {
        logger.warn(
          `VITE_SITE_URL is not set: canonical addresses begin with ${env.siteUrl}, ` +
            'which is `site.url` in src/content/site.ts.',
        );
      }
      if (!env.firebase && !env.authEmulatorUrl) {
        logger.warn(
          `Sign-in is off in this build: ${missingFirebaseSettings(raw).join(', ')} not set. ` +
            'Visitors who try are told so. docs/sign-in.md says how to connect a project.',
        );
      }
    },
  };
}

/** SOURCE_DATE_EPOCH (reproducible-builds.org) sets another build time, in seconds. */
function readBuildTime(): number {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return epoch ? Number(epoch) * 1000 : Date.now();
}
