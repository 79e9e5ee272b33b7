import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { lineOf, noteWrongEntry, stopIfWrong } from '@/config/wrongEntries';

const date = { file: 'src/a.md', line: 3, problem: 'The date is "Monday": write 2026-11-25.' };
const link = { file: 'src/b.ts', line: 9, problem: '/x is not a page.' };

test('all wrong entries are told at once, each once, without a stack', () => {
  for (const entry of [date, link, date]) noteWrongEntry(entry);
  const told =
    'Nothing was built:\n  src/a.md:3  The date is "Monday": write 2026-11-25.\n  src/b.ts:9  /x is not a page.';
  expect(stopIfWrong).toThrow(told);
  expect(stopIfWrong).not.toThrow();
});

test('a wrong entry is annotated on GitHub and printed without a stack', () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  noteWrongEntry(date);
  try {
    stopIfWrong();
  } catch (error) {
    expect(inspect(error)).toBe(`Nothing was built:\n  src/a.md:3  ${date.problem}`);
  }
  expect(log.mock.calls).toEqual([[`::error file=src/a.md,line=3::${date.problem}`]]);
  vi.unstubAllEnvs();
});

test('the line of a piece of text is counted from one', () => {
  expect(['a', 'b', 'c', 'x'].map((piece) => lineOf('a\nb\nc', piece))).toEqual([1, 2, 3, 1]);
});
