import type { Plugin } from 'vite';
import { checkBuild, parseEnv, partNames } from '../../src/app/settings.ts';
import type { Env } from '../../src/config/env.ts';
import type { RawSettings } from '../../src/config/settingsReader.ts';
import { site } from '../../src/content/site.ts';

/**
 * Validates the settings before a build or the dev server starts, reports missing ones and passes
 * the parsed values to `config/env.ts`, so that the bundle does not contain the parser.
 */
export function settings(raw: RawSettings): Plugin {
  const env = parseEnv(raw, site.url);
  return {
    name: 'fairweather:settings',
    config: () => ({
      define: {
        __ENV__: JSON.stringify(env),
        ...partConstants(env),
        // SOURCE_DATE_EPOCH (reproducible-builds.org) sets another build time, in seconds
        __BUILD_TIME__: Number(process.env['SOURCE_DATE_EPOCH']) * 1000 || Date.now(),
      },
    }),
    configResolved({ command, logger }) {
      if (command !== 'build') return;
      for (const warning of checkBuild(raw, env)) logger.warn(warning);
    },
  };
}

/** Literals, so that a build has no byte of what the settings of a part leave out. */
function partConstants(env: Env): Readonly<Record<string, string>> {
  const settings: Readonly<Record<string, unknown>> = { ...env };
  return Object.fromEntries(
    partNames.map((name) => [`__ENV__.${name}`, JSON.stringify(settings[name]) ?? 'undefined']),
  );
}
