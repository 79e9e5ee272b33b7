import { z } from 'zod';
import type { PageSeo } from '@/content/types';

/** As schema.org's JobPosting spells them. */
export const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const;

const pays = ['year', 'month', 'week', 'day', 'hour'] as const;

/** People write 42000, 42,000 and 42 000. */
const amount = z
  .string()
  .transform((text) => Number(text.replaceAll(/[,\s’']/g, '')))
  .refine((value) => value > 0, 'write a number, such as 42000');

const currency = z
  .string()
  .toUpperCase()
  .refine(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'write its three letters, such as EUR',
  );

const lower = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.preprocess((text) => (typeof text === 'string' ? text.toLowerCase() : text), z.enum(names));

export const frontMatter = z.strictObject({
  title: z.string(),
  /** Ends with the country. A remote posting names only countries. */
  location: z.string(),
  workplace: lower(['office', 'hybrid', 'remote']).default('office'),
  employment: lower(['full-time', 'part-time', 'contract', 'temporary', 'internship']).default(
    'full-time',
  ),
  pay: z
    .strictObject(
      { currency, min: amount, max: amount.optional(), per: lower(pays).default('year') },
      'write it as { currency: GBP, min: 42000 }, its numbers without a comma',
    )
    .optional(),
  posted: z.iso.date().optional(),
  /** The last day for applications; without one the posting is open until its file goes. */
  closes: z.iso.date().optional(),
  /** The first month in which the work can begin. */
  start: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'write the month as 2027-03')
    .optional(),
  /** In place of the three: those of a posting that is open for at least two months after each build. */
  dates: z.literal('sample').optional(),
  reference: z.string().optional(),
  months: amount.optional(),
  summary: z.string().optional(),
  /** More of the job at a glance, by their labels. */
  facts: z.record(z.string(), z.string()).default({}),
  drawing: z.enum(['list', 'route', 'queue']).default('list'),
  /** Postings stand by this number, then the newest first. */
  order: amount.optional(),
});

type Fields = z.infer<typeof frontMatter>;
export type Pay = NonNullable<Fields['pay']>;

export type Job = Pick<Fields, 'title' | 'drawing' | 'pay' | 'closes' | 'start' | 'months'> & {
  readonly slug: string;
  readonly reference: string;
  readonly posted: string;
  readonly summary: string;
  readonly isRemote: boolean;
  readonly location: string;
  /** "Noida, India" or "anywhere in India". */
  readonly area: string;
  readonly locality: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** As its card shows it: "Full-time", or "Hybrid". */
  readonly type: string;
  readonly employment: keyof typeof employmentTypes;
  /** As people read it; empty without one. */
  readonly payText: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

/** Texts are HTML of the build, never input of a visitor. */
export type JobBlock =
  | { readonly type: 'text'; readonly html: string }
  | {
      readonly type: 'list';
      readonly items: readonly { readonly html: string; readonly isOptional: boolean }[];
    }
  | {
      readonly type: 'steps';
      readonly items: readonly {
        readonly label: string;
        readonly html: string;
        readonly note: string;
      }[];
    };

export type Posting = Job & {
  readonly seo: PageSeo;
  /** HTML too. */
  readonly intro: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly JobBlock[];
  }[];
};
