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

/** @typedef {{ page: string, name: string, value?: number, element?: string, text?: string }} Signal */

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
  name: group[0]?.name,
  pages: new Set(group.map(({ page }) => page)).size,
  text: group[0]?.text,
}));
counts.sort((one, two) => two.count - one.count);
console.log('');
print(['times', 'fault', 'pages', 'text'], counts.map(Object.values));

/** @param {string} path @returns {readonly string[]} */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => /^signals-.*\.jsonl$/.test(name))
    .map((name) => join(path, name));
}

/** A line that was cut off by a full disk is left out. @param {string} file @returns {readonly Signal[]} */
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

/** @param {readonly Signal[]} group of one page and one metric */
function summarise(group) {
  const sorted = group.toSorted((one, two) => (one.value ?? 0) - (two.value ?? 0));
  const slowest = sorted.slice(Math.ceil(sorted.length * 0.75) - 1);
  const p75 = slowest[0]?.value ?? 0;
  const { page = '', name = '' } = group[0] ?? {};
  return {
    page,
    name,
    p75: name === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`,
    visits: group.length,
    element: mostFrequent(slowest.flatMap(({ element }) => element ?? [])),
  };
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string} keyOf
 */
function groupBy(items, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** @param {readonly string[]} values */
function mostFrequent(values) {
  const groups = groupBy(values, (value) => value);
  return groups.toSorted((one, two) => two.length - one.length)[0]?.[0] ?? '';
}

/** @param {{ name: string }} row */
function order({ name }) {
  return metrics.indexOf(name);
}

/** @param {readonly string[]} head @param {readonly (readonly unknown[])[]} lines */
function print(head, lines) {
  const cells = [head, ...lines].map((line) => line.map(String));
  const widths = head.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of cells) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
