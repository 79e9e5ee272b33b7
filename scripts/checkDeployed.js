/*
 * `npm run check:deployed -- https://www.example.com` checks every page, redirect, header and cache
 * rule of a deployed site, prints a table, and fails if one is wrong.
 */
import { loadModules } from './loadModules.js';

const { origin } = new URL(process.argv[2]);
const [{ env, oldAddresses, routes }, { hostRules }, { checkDeployment }] = await loadModules(
  '/src/entry-server.tsx',
  '/scripts/hosts/rules.ts',
  '/scripts/hosts/checkDeployment.ts',
);
const paths = routes.map(({ path }) => path);
const rules = hostRules(paths, env, oldAddresses);
const results = await checkDeployment(origin, rules);
console.table(results);
const count = (kind) => results.filter(({ result }) => result === kind).length;
console.log(`${count('ok')} right, ${count('note')} with a note, ${count('FAILED')} failed.`);
process.exit(count('FAILED') > 0 ? 1 : 0);
