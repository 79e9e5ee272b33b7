const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2027-03-31` as "31 March 2027", `2027-03` as "March 2027". */
export function longDate(isoDate: string): string {
  return (isoDate.length === 7 ? monthFormat : dayFormat).format(new Date(isoDate));
}
