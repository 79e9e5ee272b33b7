import type { Pay } from '../frontMatter';

/** In India from a hundred thousand on in lakh. */
export function formatPay({ currency, min, max = min, per }: Pay): string {
  const time = `${per === 'hour' ? 'an' : 'a'}\u00a0${per}`;
  const range = (write: (value: number) => string) =>
    max > min ? `${write(min)} to ${write(max)}` : write(min);
  if (currency === 'INR' && min >= 100_000)
    return `₹${range((value) => String(value / 100_000))} lakh ${time}`;
  const write = (value: number) => {
    const digits = Number.isInteger(value) ? 0 : 2;
    const numbers = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return value.toLocaleString('en-GB', { style: 'currency', currency, ...numbers });
  };
  return `${range(write)} ${time}`;
}
