const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `2027-03-31` (also with a time of day) as "31 March 2027", `2027-03` as "March 2027". */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split('-');
  const monthAndYear = `${months[Number(month) - 1]} ${year}`;
  return day ? `${Number(day)} ${monthAndYear}` : monthAndYear;
}
