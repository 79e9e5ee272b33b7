import type { Drawing } from '@/art/kit';
import type { CloudId } from '@/content/clouds/list';
import type { testimonials } from '@/content/landing/testimonials';
import type { TimeOfDay, PageSeo } from '@/content/types';
import type { posters } from '../drawings/posters';

export type Improvement = {
  /** Measured a year after launch, in whole per cent. */
  readonly percentage: number;
  /** The forecast of the proposal, in whole per cent. */
  readonly forecast: number;
  /** Follows the percentage, so it starts in lower case. */
  readonly description: string;
};

/** The data that lists of studies need, without the long copy of the page. */
export type StudySummary = {
  /** The name of its folder, and the last segment of its URL. */
  readonly slug: string;
  readonly id: keyof typeof posters;
  /** Its page quotes the client's testimonial. */
  readonly client: (typeof testimonials)[number]['client'];
  readonly organisation: string;
  /** The subject of the study, for the breadcrumb. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly clouds: readonly CloudId[];
  readonly improvements: readonly [Improvement, Improvement, Improvement];
  /** The link to this study from the one before it. */
  readonly readLabel: string;
};

/** The key facts of a project, for the list "At a glance". */
type Glance = {
  readonly industry: string;
  readonly size: string;
  readonly users: string;
  readonly countries: string;
  /** From the first day to the last go-live. */
  readonly months: number;
  /** Without licences; with how soon it was paid back, if that is known. */
  readonly cost: string;
  /** Other products used. */
  readonly products: string;
  readonly team: string;
};

/** The two numbers behind an improvement's percentage. */
export type Measurement = {
  readonly before: number;
  readonly after: number;
  /** Follows the second number. */
  readonly unit: string;
};

type Six = readonly [string, string, string, string, string, string];

/** A study's page. */
export type Study = StudySummary & {
  /** The landscape in the hero. */
  readonly panorama: Drawing;
  /** What stood still, in the rain. */
  readonly problemsPicture: Drawing;
  /** The same at work again, in the sun. */
  readonly successPicture: Drawing;
  readonly seo: PageSeo;
  readonly timeOfDay: TimeOfDay;
  readonly titleLines: readonly [string, string];
  /** 40 to 60 words. */
  readonly description: string;
  readonly glance: Glance;
  readonly panoramaAlt: string;
  /** In the order of the improvements. */
  readonly measured: readonly [Measurement, Measurement, Measurement];
  /** How and when they were measured. */
  readonly improvementsNote: string;
  readonly outcomes: { readonly intro: string; readonly items: Six };
  readonly problems: readonly [string, string, string, string];
  readonly successFactors: readonly [string, string, string];
  readonly approach: { readonly intro: string; readonly steps: Six };
  /** The course of the project, in two or three sentences. */
  /** Its paragraphs. */
  readonly story: readonly string[];
  /** Asks the reader, above the offer of a health check. */
  readonly question: string;
  /** ISO 8601 date. */
  readonly datePublished: `${number}-${number}-${number}`;
  /** The last change of its text. */
  readonly dateModified: `${number}-${number}-${number}`;
};
