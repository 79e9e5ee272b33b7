import { env, oldAddresses, routes } from '../../src/entry-server.tsx';
import { hostRules } from './rules.ts';

/** The rules for this site. */
export const rules = hostRules(
  routes.map(({ path }) => path),
  env,
  oldAddresses,
);
