import { endOfDay } from './endOfDay';

/** When the dev server or a build started, or what SOURCE_DATE_EPOCH says. */
declare const __BUILD_TIME__: number;

/** Milliseconds. The time that a prerendered page and its first client render show. */
export const buildTime: number = __BUILD_TIME__;

const dayMs = 24 * 60 * 60 * 1000;

type ClosingDate = {
  /** The last day, as YYYY-MM-DD. */
  readonly validThrough: string;
  /** An IANA name. */
  readonly timeZone: string;
};

/** The end of a posting's last day in its time zone, in milliseconds. */
export function closingTime({ validThrough, timeZone }: ClosingDate): number {
  return endOfDay(validThrough, timeZone).getTime();
}

export function wasClosedAtBuild(posting: ClosingDate): boolean {
  return closingTime(posting) <= buildTime;
}

/** Whether a posting that was open at build time closes within a number of days. */
export function closesWithin(days: number, posting: ClosingDate): boolean {
  return !wasClosedAtBuild(posting) && closingTime(posting) <= buildTime + days * dayMs;
}
