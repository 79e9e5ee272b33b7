const belowTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number from 0 to 999: 134 as "one hundred and thirty-four". */
export function inWords(value: number): string {
  if (value < 20) return belowTwenty[value] ?? '';
  if (value < 100) return join('-', tens[Math.floor(value / 10)], value % 10);
  return join(' and ', `${belowTwenty[Math.floor(value / 100)]} hundred`, value % 100);
}

/** "a, b and c". A page's first use of `Intl` takes 10 to 20 ms, so nothing of a first load uses it. */
export function listInWords(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const others = items.slice(0, -1).join(', ');
  return (others && `${others} ${conjunction} `) + (items.at(-1) ?? '');
}

export function digitsInThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function inWordsCapitalised(value: number): string {
  const words = inWords(value);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function join(separator: string, first: string | undefined, rest: number): string {
  return rest === 0 ? `${first}` : `${first}${separator}${inWords(rest)}`;
}
