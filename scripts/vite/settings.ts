import type { Plugin } from 'vite';
import { missingFirebaseSettings, parseEnv, type RawSettings } from '../../src/config/parseEnv.ts';

/** Checks the settings before a build or the dev server starts, and says which are missing. */
export function settings(raw: RawSettings): Plugin {
  return {
    name: 'fairweather:settings',
    configResolved(config) {
      const env = parseEnv(raw);
      if (config.command !== 'build' || env.firebase || env.authEmulatorUrl) return;
      config.logger.warn(
        `Sign-in is off in this build: ${missingFirebaseSettings(raw).join(', ')} not set. ` +
          'Visitors who try are told so. README, "Sign-in", says how to connect a project.',
      );
    },
  };
}
