const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2027-03-31` as "31 March 2027". */
export function longDate(isoDate: string): string {
  return format.format(new Date(isoDate));
}
