import type { Drawing } from '@/art/kit';
import type { PageSeo, TimeOfDay } from '@/content/types';

type JobFact = { readonly label: string; readonly value: string };
type JobStep = { readonly day: string; readonly text: string };
type HiringStep = JobStep & { readonly duration?: string };

/** Rupees a year. */
export type Salary = { readonly currency: 'INR'; readonly min: number; readonly max: number };

/** A posting: its card on the careers page, and its own page. */
export type Job = {
  /** The name of its folder, and the last segment of its URL. */
  readonly slug: string;
  readonly icon: Drawing;
  readonly title: string;
  /** Names the posting in emails. */
  readonly reference: string;
  readonly location: string;
  readonly type: string;
  readonly description: string;
  /** As YYYY-MM-DD. */
  readonly datePosted: string;
  /** The last day for applications, in its time zone, as YYYY-MM-DD. */
  readonly validThrough: string;
  /** Of the last day from UTC, `+05:30`. */
  readonly utcOffset: `${'+' | '-'}${number}:${number}`;
  /** The first month in which the work can begin, as YYYY-MM. */
  readonly start: string;
  readonly seo: PageSeo;
  readonly timeOfDay: Pick<TimeOfDay, 'time' | 'phase'>;
  /** What the phone in its picture shows. */
  readonly screen: 'list' | 'route' | 'queue';
  readonly intro: string;
  readonly facts: readonly [JobFact, JobFact, JobFact, JobFact, JobFact];
  /** One paragraph each. */
  readonly tasks: readonly string[];
  readonly requirements: readonly string[];
  /** The experience that the first of the requirements names. */
  readonly monthsOfExperience: number;
  /** Useful, not required. */
  readonly bonus: string;
  readonly ninetyDays: readonly [JobStep, JobStep, JobStep];
  readonly hiring: readonly HiringStep[];
  /** As schema.org's JobPosting spells it. */
  readonly employmentType: 'FULL_TIME';
  readonly isRemote: boolean;
  readonly salary: Salary;
};
