import { buildTime } from '@/config/env';
import { site } from '@/content/site';
import type { Job, Salary } from './types';

/** Where "Remote" may be. */
export const remoteArea = `anywhere in ${site.address.country}`;

/** Opens the description of a remote posting for search engines. */
export const remoteTerms = (type: string) =>
  `100% remote, ${remoteArea}, ${type.toLowerCase()}; two visits to ${site.address.locality} a year at our cost.`;

/** Hours a day in which remote colleagues and the office are at work at the same time. */
export const sharedHours = 4;

export const hoursOfRemote = `Your own; 11:00 to 15:00 shared with ${site.address.locality}`;

/** Sample data: what an exercise is paid with. */
export const exercisePay = '₹6,000';

export const lastHiringStep = {
  day: 'Day 12',
  text: 'Meet the team, then hear yes or no. After a yes we check your identity and two references, with your consent.',
  duration: '1 hour',
} as const;

/** A lakh is a hundred thousand. */
export const formatPay = ({ min, max }: Salary) =>
  `₹${min / 100_000} to ${max / 100_000} lakh a\u00a0year`;

/**
 * Sample data: the dates of a posting that is open for at least two months after each build.
 * A posting of your own has its own dates.
 */
export const sampleDates = getSampleDates(new Date(buildTime));

export function getSampleDates(built: Date): Pick<Job, 'datePosted' | 'validThrough' | 'start'> {
  const inMonths = (count: number, day = 1) =>
    new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + count, day)).toISOString();
  return {
    datePosted: inMonths(0).slice(0, 'YYYY-MM-DD'.length),
    // the last day of the month after next
    validThrough: inMonths(3, 0).slice(0, 'YYYY-MM-DD'.length),
    start: inMonths(4).slice(0, 'YYYY-MM'.length),
  };
}
