/*
 * `npm run check:deployed -- https://www.example.com` checks every page, redirect, header and cache
 * rule of a deployed site, prints a table, and fails if one is wrong.
 */
import { loadModules } from './loadModules.js';

const [site] = process.argv.slice(2);
if (!/^https?:/.test(site) || !URL.canParse(site)) {
  console.error('Usage: npm run check:deployed -- https://www.example.com');
  process.exit(1);
}
const { origin } = new URL(site);
const [{ env, oldAddresses, routes }, { hostRules }, { checkDeployment }] = await loadModules(
  '/src/entry-server.tsx',
  '/scripts/hosts/rules.ts',
  '/scripts/hosts/checkDeployment.ts',
);
const paths = routes.map(({ path }) => path);
const rules = hostRules(paths, env, oldAddresses);
const results = await checkDeployment(origin, rules);
console.table(results);
process.exit(results.some(({ result }) => result === 'FAILED') ? 1 : 0);
