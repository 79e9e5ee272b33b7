const belowTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number from 0 to 999 as the copy spells it: `134` is "one hundred and thirty-four". */
export function inWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 999) {
    throw new RangeError(`${value} is not a whole number from 0 to 999.`);
  }
  if (value < 20) return belowTwenty[value] ?? '';
  if (value < 100) return join('-', tens[Math.floor(value / 10)], value % 10);
  return join(' and ', `${belowTwenty[Math.floor(value / 100)]} hundred`, value % 100);
}

function join(separator: string, first: string | undefined, rest: number): string {
  return rest === 0 ? `${first}` : `${first}${separator}${inWords(rest)}`;
}

/** Reads a number that `inWords` wrote, in any letter case. */
export function fromWords(words: string): number {
  const value = Array.from({ length: 1000 }, (_, index) => index).find(
    (candidate) => inWords(candidate) === words.toLowerCase(),
  );
  if (value === undefined) throw new Error(`"${words}" is not a number in words.`);
  return value;
}
