type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export type OpeningHours = {
  /** An IANA name. */
  readonly timeZone: string;
  readonly days: readonly [Weekday, ...Weekday[]];
  /** The full hour at which the day begins, 0 to 23. */
  readonly from: number;
  /** The full hour at which it ends, at most 24. */
  readonly to: number;
};

/** Every time zone is a multiple of it away from UTC. */
const quarterMs = 15 * 60_000;

const quartersOfAWeek = 7 * 24 * 4;

/**
 * Whether it is open at a moment, in milliseconds, and the moment at which that changes; null if it
 * never closes.
 */
export function openingAt(now: number, { timeZone, days, from, to }: OpeningHours) {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const isOpenAt = (time: number) => {
    const [, weekday, hour] = /^(\w+)\D+(\d+)/.exec(clock.format(time)) ?? [];
    return days.some((day) => day === weekday) && Number(hour) >= from && Number(hour) < to;
  };
  const isOpen = isOpenAt(now);
  for (let quarter = 1; quarter <= quartersOfAWeek; quarter += 1) {
    const changesAt = now - (now % quarterMs) + quarter * quarterMs;
    if (isOpenAt(changesAt) !== isOpen) return { isOpen, changesAt };
  }
  return { isOpen, changesAt: null };
}
