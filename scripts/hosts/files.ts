import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { env, oldAddresses, routes } from '../../src/entry-server.tsx';
import { firebaseHosting } from './firebase.ts';
import { nginxConfig } from './nginx.ts';
import { hostRules } from './rules.ts';
import { vercelConfig } from './vercel.ts';

export const rules = hostRules(
  routes.map(({ path }) => path),
  env,
  oldAddresses,
);

/** The configuration files of the hosts, by path, as they should be. */
export async function hostFiles(): Promise<Readonly<Record<string, string>>> {
  const firebase: object = JSON.parse(readFileSync('firebase.json', 'utf8'));
  return {
    'firebase.json': await json({ ...firebase, hosting: firebaseHosting(rules) }),
    'vercel.json': await json(vercelConfig(rules)),
    'deploy/nginx.conf': nginxConfig(rules),
  };
}

function json(value: object): Promise<string> {
  return format(JSON.stringify(value), { parser: 'json', printWidth: 100 });
}
