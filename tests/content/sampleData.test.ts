import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleData } from '@/content/sampleData';

test('every file that says it has sample data is in the list, and every entry of the list exists', () => {
  const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' });
  const entries = Object.keys(sampleData);
  const filesOf = (entry: string) =>
    files.filter((file) => file === `${entry}.ts` || file.startsWith(`${entry}/`));
  expect(entries.filter((entry) => filesOf(entry).length === 0)).toEqual([]);
  const listed = new Set(['sampleData.ts', ...entries.flatMap(filesOf)]);
  const unlisted = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !listed.has(file) &&
      readFileSync(`src/content/${file}`, 'utf8').includes('Sample data'),
  );
  expect(unlisted).toEqual([]);
});
