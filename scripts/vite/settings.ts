import type { Plugin } from 'vite';
import { missingFirebaseSettings, parseEnv, type RawSettings } from '../../src/config/parseEnv.ts';

/**
 * Checks the settings before a build or the dev server starts, says which are missing, and hands
 * them to `config/env.ts` parsed: the browser gets the result, not the parser.
 */
export function settings(raw: RawSettings): Plugin {
  const env = parseEnv(raw);
  return {
    name: 'fairweather:settings',
    config: () => ({ define: { __ENV__: JSON.stringify(env) } }),
    configResolved({ command, logger }) {
      if (command !== 'build' || env.firebase || env.authEmulatorUrl) return;
      logger.warn(
        `Sign-in is off in this build: ${missingFirebaseSettings(raw).join(', ')} not set. ` +
          'Visitors who try are told so. README, "Sign-in", says how to connect a project.',
      );
    },
  };
}
