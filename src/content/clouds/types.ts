import type { Drawing } from '@/art/kit';
import type { Illustration } from '@/art/picture';
import type { TimeOfDay, TimeOfDayPhase, PageSeo } from '@/content/types';

/** The data that lists of clouds need, without the long copy of the page. */
export type CloudSummary = {
  /** The name of its folder, and the last segment of its URL. */
  readonly slug: string;
  readonly name: string;
  readonly id: string;
  readonly icon: Drawing;
  readonly timeOfDay: TimeOfDay;
  /** One sentence, for the banner that links to this cloud. */
  readonly summary: string;
  /** Number of offerings on the cloud's page. */
  readonly count: number;
  /** One or two short sentences, for the wheel's panel. */
  readonly description: string;
  /** Under 60 characters each, for the wheel's panel. */
  readonly points: readonly [string, string, string];
  /** What the contact form asks of a visitor who comes from its page, as `closing.text` does. */
  readonly ask: readonly [string, string, string];
};

type OfferingText = {
  readonly title: string;
  readonly text: string;
  /** The Salesforce products and features used, for the "With" line. */
  readonly products: string;
};

export type PlainOffering = OfferingText & { readonly picture?: never };

export type IllustratedOffering = OfferingText & { readonly picture: Illustration };

export type Offering = PlainOffering | IllustratedOffering;

/**
 * The grid of a group. It determines the number of offerings and the position of the illustrated
 * tile: a tall tile beside three cells, or a wide tile above or below two.
 */
type OfferingLayout =
  | {
      readonly layout: 'tall-left';
      readonly items: readonly [IllustratedOffering, PlainOffering, PlainOffering, PlainOffering];
    }
  | {
      readonly layout: 'tall-right';
      readonly items: readonly [PlainOffering, PlainOffering, PlainOffering, IllustratedOffering];
    }
  | {
      readonly layout: 'wide-top';
      readonly items: readonly [IllustratedOffering, PlainOffering, PlainOffering];
    }
  | {
      readonly layout: 'wide-bottom';
      readonly items: readonly [PlainOffering, PlainOffering, IllustratedOffering];
    };

export type OfferingGroup = OfferingLayout & {
  /** What is in the group: the titles are the page's table of contents. */
  readonly title: string;
  /** The position of the sun in the icon of the group. */
  readonly phase: TimeOfDayPhase;
};

export type Question = { readonly question: string; readonly answer: string };

/** A cloud's page. */
export type Cloud = CloudSummary & {
  /** The landscape in the hero, with one element for each offering. */
  readonly panorama: Drawing;
  readonly seo: PageSeo;
  /** Above the heading: the name under which Salesforce sells it today. */
  readonly product: string;
  /** One line under the heading. */
  readonly tagline: string;
  readonly intro: string;
  readonly cta: string;
  readonly offerings: {
    readonly subtitle: string;
    /** The hour of the first offering, 0 to 23; each further offering is one hour later. */
    readonly start: number;
    readonly groups: readonly OfferingGroup[];
  };
  /** The numbers of the following: list price, duration, price. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** The editions and licences that Salesforce requires, and those that cost extra. */
  readonly licences: string;
  /** Salesforce's list price, with its month and edition, and the page where it stands today. */
  readonly listPrice?: { readonly text: string; readonly href: `https://${string}` };
  /** How long a project usually takes. */
  readonly duration: string;
  /** Sample data: the price of a first project, with what it contains. */
  readonly price: string;
  /** Questions of buyers. */
  readonly questions: readonly [Question, Question, Question];
  readonly closing: {
    readonly title: string;
    readonly text: string;
  };
};
