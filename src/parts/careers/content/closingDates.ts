import { buildTime } from '@/config/env';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type ClosingDate = {
  /** The last day, as YYYY-MM-DD. */
  readonly validThrough: string;
  /** An IANA name. */
  readonly timeZone: string;
};

/** The end of a posting's last day in its time zone, in milliseconds. */
export function closingTime({ validThrough, timeZone }: ClosingDate): number {
  const midnightUtc = Date.parse(validThrough) + dayMs;
  return midnightUtc - offsetMs(new Date(midnightUtc), timeZone);
}

export function wasClosedAtBuild(posting: ClosingDate): boolean {
  return closingTime(posting) <= buildTime;
}

/** Whether a posting that was open at build time closes within a number of days. */
export function closesWithin(days: number, posting: ClosingDate): boolean {
  return !wasClosedAtBuild(posting) && closingTime(posting) <= buildTime + days * dayMs;
}

/** The last second of a day, as ISO 8601 with the offset: `2027-03-31T23:59:59+05:30`. */
export function lastSecondOfDay(isoDate: string, timeZone: string): string {
  const minutes = offsetMs(new Date(isoDate), timeZone) / minuteMs;
  const digits = (count: number) => String(Math.floor(count)).padStart(2, '0');
  const offset = `${digits(Math.abs(minutes) / 60)}:${digits(Math.abs(minutes) % 60)}`;
  return `${isoDate}T23:59:59${minutes < 0 ? '-' : '+'}${offset}`;
}

/** A time zone's offset from UTC. */
function offsetMs(time: Date, timeZone: string): number {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name =
    formatter.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}
