import { expect, test } from 'vitest';
import { openingAt, type OpeningHours } from '@/lib/openingHours';

const noida: OpeningHours = {
  timeZone: 'Asia/Kolkata',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  from: 6,
  to: 22,
};
const berlin: OpeningHours = { timeZone: 'Europe/Berlin', days: ['Sunday'], from: 1, to: 4 };
const always: OpeningHours = {
  ...noida,
  days: [...noida.days, 'Saturday', 'Sunday'],
  from: 0,
  to: 24,
};

test.each([
  ['before the first hour', noida, '2026-11-25T00:29:59Z', false, '2026-11-25T00:30:00.000Z'],
  ['from the first hour', noida, '2026-11-25T00:30:00Z', true, '2026-11-25T16:30:00.000Z'],
  ['until the last minute', noida, '2026-11-25T16:29:59Z', true, '2026-11-25T16:30:00.000Z'],
  [
    'on Friday night until Monday',
    noida,
    '2026-11-27T16:30:00Z',
    false,
    '2026-11-30T00:30:00.000Z',
  ],
  ['while clocks are put back', berlin, '2026-10-25T00:00:00Z', true, '2026-10-25T03:00:00.000Z'],
  ['without an end', always, '2026-11-25T12:00:00Z', true, undefined],
])('%s', (_name, hours, now, isOpen, changesAt) => {
  const opening = openingAt(Date.parse(now), hours);
  expect(opening.isOpen).toBe(isOpen);
  expect(opening.changesAt ? new Date(opening.changesAt).toISOString() : undefined).toBe(changesAt);
});
