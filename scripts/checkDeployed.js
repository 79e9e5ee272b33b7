/*
 * `npm run check:deployed -- https://www.example.com` checks every page, redirect, header and cache
 * rule of a deployed site, prints a table, and fails if one is wrong.
 */
import { loadModules } from './loadModules.js';

const [siteUrl] = process.argv.slice(2);
if (!siteUrl || !URL.canParse(siteUrl)) {
  console.error('Usage: npm run check:deployed -- https://www.example.com');
  process.exit(2);
}

const [{ rules }, { checkDeployment }] = await loadModules(
  '/scripts/hosts/siteRules.ts',
  '/scripts/hosts/checkDeployment.ts',
);

const results = await checkDeployment(new URL(siteUrl).origin, rules);
const widths = ['check', 'address', 'result'].map((column) =>
  Math.max(...results.map((result) => result[column].length)),
);
for (const { check, address, result, detail } of results) {
  const cells = [check, address, result].map((cell, index) => cell.padEnd(widths[index]));
  console.log([...cells, detail].join('  ').trimEnd());
}
const count = (kind) => results.filter(({ result }) => result === kind).length;
console.log(`\n${count('ok')} right, ${count('note')} with a note, ${count('FAILED')} failed.`);
process.exit(count('FAILED') > 0 ? 1 : 0);
