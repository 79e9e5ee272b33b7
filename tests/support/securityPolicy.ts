import { policySources } from '@/app/partBuilds';
import { parseEnv } from '@/config/parseEnv';
import type { RawSettings } from '@/config/settingsReader';
import { contentSecurityPolicy } from '../../scripts/vite/contentSecurityPolicy';

const inline = { scripts: ['start()'], styles: ['p{}'] } as const;

/** The content security policy of a page of a build with these settings. */
export function policyFor(raw: RawSettings): string {
  const env = parseEnv(raw, { siteUrl: 'https://www.example.com' });
  return contentSecurityPolicy(env, inline, policySources(env));
}

/** Its sources by directive. */
export function readPolicy(raw: RawSettings): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policyFor(raw)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
}
