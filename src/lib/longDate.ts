const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2027-03-31` as "31 March 2027". */
export function longDate(isoDate: string): string {
  return format.format(new Date(isoDate));
}

const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2027-03` as "March 2027". */
export function longMonth(isoMonth: string): string {
  return monthFormat.format(new Date(isoMonth));
}
