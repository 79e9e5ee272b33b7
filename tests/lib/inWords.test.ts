import { expect, test } from 'vitest';
import { digitsInThousands, inWords, inWordsCapitalised, listInWords } from '@/lib/inWords';

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

test.each([[[]], [['one']], [['one', 'two']], [['one', 'two', 'three', 'four']]])(
  '%j is listed as the platform would',
  (items) => {
    expect(listInWords(items)).toBe(new Intl.ListFormat('en-GB').format(items));
    const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
    expect(listInWords(items, 'or')).toBe(alternatives.format(items));
  },
);

test.each([0, 6.7, 520, 1900, 19_400, 1_234_567])(
  '%d is written as the platform would',
  (value) => {
    expect(digitsInThousands(value)).toBe(value.toLocaleString('en-GB'));
  },
);
