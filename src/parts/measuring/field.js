/*
 * Prints what visitors saw: for each page the 75th percentile of each metric, with the element that
 * most of the slowest quarter name, and the faults with their number.
 *
 *   node src/parts/measuring/field.js folder-or-file ...
 *
 * Reads the lines that examples/send-email appends (signals-YYYY-MM-DD.jsonl).
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const metrics = ['LCP', 'INP', 'CLS', 'TTFB'];
const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error(
    'Name the folder of the receiver (STORE_DIR), or its files: node src/parts/measuring/field.js store',
  );
  process.exit(1);
}

const signals = paths.flatMap(filesOf).flatMap(readSignals);
const measured = groupBy(
  signals.filter(({ name, value }) => metrics.includes(name) && typeof value === 'number'),
  ({ page, name }) => `${page} ${name}`,
);
const rows = measured.map(summarise);
rows.sort((one, two) => one.page.localeCompare(two.page) || order(one) - order(two));
print(['page', 'metric', 'p75', 'visits', 'slowest element'], rows.map(Object.values));

const faults = groupBy(
  signals.filter(({ text }) => typeof text === 'string'),
  ({ name, text }) => `${name} ${text}`,
);
const counts = faults.map((group) => ({
  count: group.length,
  name: group[0].name,
  pages: new Set(group.map(({ page }) => page)).size,
  text: group[0].text,
}));
counts.sort((one, two) => two.count - one.count);
console.log('');
print(['times', 'fault', 'pages', 'text'], counts.map(Object.values));

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => /^signals-.*\.jsonl$/.test(name))
    .map((name) => join(path, name));
}

/** A line that was cut off by a full disk is left out. */
function readSignals(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line ? [JSON.parse(line)] : [];
      } catch {
        return [];
      }
    });
}

/** @param group of one page and one metric */
function summarise(group) {
  const sorted = group.toSorted((one, two) => one.value - two.value);
  const slowest = sorted.slice(Math.ceil(sorted.length * 0.75) - 1);
  const [{ page, name, value }] = slowest;
  return {
    page,
    name,
    p75: name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`,
    visits: group.length,
    element: mostFrequent(slowest.flatMap(({ element }) => element ?? [])),
  };
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

function mostFrequent(values) {
  const groups = groupBy(values, (value) => value);
  return groups.toSorted((one, two) => two.length - one.length)[0]?.[0] ?? '';
}

function order({ name }) {
  return metrics.indexOf(name);
}

function print(head, lines) {
  const cells = [head, ...lines].map((line) => line.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  for (const line of cells) {
    const row = line.map((cell, column) => cell.padEnd(widths[column]));
    console.log(row.join('  ').trimEnd());
  }
}
