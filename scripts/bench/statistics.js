export function median(values, digits = 0) {
  const sorted = sortNumbers(values);
  return round(sorted[Math.floor(sorted.length / 2)], digits);
}

/** The median, with the minimum and the maximum. */
export function medianWithRange(values, digits = 0) {
  const sorted = sortNumbers(values).map((value) => round(value, digits));
  return `${median(values, digits)} (${sorted[0]} to ${sorted.at(-1)})`;
}

export function sortNumbers(values) {
  return [...values].sort((a, b) => a - b);
}

export function round(number, digits) {
  return Number(number.toFixed(digits));
}
