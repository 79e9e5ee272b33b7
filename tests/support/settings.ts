import { createLogger, resolveConfig } from 'vite';
import { policySources } from '@/app/builds';
import { policies as partPolicies } from '@/app/policy';
import { parseEnv } from '@/app/settings';
import { storageFor } from '@/app/stored';
import type { Env } from '@/config/env';
import type { RawSettings } from '@/config/settingsReader';
import { privacySectionsFor } from '@/content/privacy';
import { contentSecurityPolicy } from '../../scripts/vite/contentSecurityPolicy';
import { settings } from '../../scripts/vite/settings';

export const parse = (raw: RawSettings) => parseEnv(raw, 'https://www.example.com');

export const noSettings = parse({});

/** Every text of the privacy policy of a build with these settings. */
export function policyText(env: Env, policies = partPolicies): string {
  return JSON.stringify(privacySectionsFor(env, policies, storageFor(env)));
}

/** The content security policy of a page of a build with these settings: its sources by directive. */
export function readPolicy(raw: RawSettings): Readonly<Record<string, readonly string[]>> {
  const env = parse(raw);
  const inline = { scripts: ['start()'], styles: ['p{}'] } as const;
  const directives = contentSecurityPolicy(env, inline, policySources(env)).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** The constants that the settings plugin defines, and its warnings. */
export async function resolveSettings(raw: RawSettings, command: 'build' | 'serve') {
  const warnings: string[] = [];
  const logger = createLogger('silent');
  const config = await resolveConfig(
    {
      configFile: false,
      plugins: [settings(raw)],
      customLogger: { ...logger, warn: (message) => warnings.push(message) },
    },
    command,
  );
  const env: unknown = JSON.parse(String(config.define?.['__ENV__']));
  return { env, warnings };
}

export { storageFor };
