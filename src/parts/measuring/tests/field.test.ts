import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('node src/parts/measuring/field.js prints the 75th percentile by page with the slowest element, and the faults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'field-'));
  const lines = [
    ...[100, 200, 300, 400].map((value) => ({
      page: '/security',
      name: 'INP',
      value,
      element: value < 300 ? '#fast' : '#slow',
    })),
    { page: '/', name: 'CLS', value: 0.0126, element: '#hero' },
    { page: '/', name: 'TTFB', value: 80 },
    { page: '/', name: 'LCP', value: 900, element: 'h1' },
    { page: '/', name: 'error', text: 'TypeError: x' },
    { page: '/security', name: 'error', text: 'TypeError: x' },
    { page: '/', name: 'file', text: '/assets/gone.js' },
  ].map((line) => JSON.stringify({ ...line, day: '2026-11-23' }));
  writeFileSync(join(folder, 'signals-2026-11-22.jsonl'), lines.slice(0, 3).join('\n'));
  writeFileSync(
    join(folder, 'signals-2026-11-23.jsonl'),
    [...lines.slice(3), '{"page":'].join('\n'),
  );
  writeFileSync(join(folder, 'other.jsonl'), '{"page":"/x","name":"LCP","value":1}');
  const printed = execFileSync(process.execPath, ['src/parts/measuring/field.js', folder], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['page', 'metric', 'p75', 'visits', 'slowest element'],
    ['/', 'LCP', '900 ms', '1', 'h1'],
    ['/', 'CLS', '0.013', '1', '#hero'],
    ['/', 'TTFB', '80 ms', '1'],
    ['/security', 'INP', '300 ms', '4', '#slow'],
    [''],
    ['times', 'fault', 'pages', 'text'],
    ['2', 'error', '2', 'TypeError: x'],
    ['1', 'file', '1', '/assets/gone.js'],
  ]);
});
