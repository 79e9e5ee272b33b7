import { expect, test } from 'vitest';
import { endOfDay, lastSecondOfDay } from '@/content/careers/endOfDay';

test.each([
  ['2027-03-31', 'Asia/Kolkata', '2027-03-31T18:30:00.000Z', '2027-03-31T23:59:59+05:30'],
  ['2027-03-31', 'UTC', '2027-04-01T00:00:00.000Z', '2027-03-31T23:59:59+00:00'],
  ['2027-12-31', 'America/New_York', '2028-01-01T05:00:00.000Z', '2027-12-31T23:59:59-05:00'],
  ['2027-07-01', 'Europe/London', '2027-07-01T23:00:00.000Z', '2027-07-01T23:59:59+01:00'],
] as const)('%s in %s ends at %s', (date, timeZone, end, lastSecond) => {
  expect(endOfDay(date, timeZone).toISOString()).toBe(end);
  expect(lastSecondOfDay(date, timeZone)).toBe(lastSecond);
});
