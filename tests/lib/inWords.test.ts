import { expect, test } from 'vitest';
import { inWords, inWordsCapitalised } from '@/lib/inWords';

test.each([
  [0, 'zero'],
  [14, 'fourteen'],
  [20, 'twenty'],
  [26, 'twenty-six'],
  [100, 'one hundred'],
  [134, 'one hundred and thirty-four'],
])('%i is %s', (value, words) => {
  expect(inWords(value)).toBe(words);
  expect(inWordsCapitalised(value)).toBe(words.replace(/^./, (letter) => letter.toUpperCase()));
});

test.each([-1, 1.5, 1000])('%d is refused', (value) => {
  expect(() => inWords(value)).toThrow(RangeError);
});
