import type { TimeOfDay } from '@/lib/timeOfDay';

export type { TimeOfDay, TimeOfDayPhase } from '@/lib/timeOfDay';

/** A page's texts for search engines and social cards. Every page has them. */
export type PageSeo = {
  /** Without the site name; unique over the site, at most 47 characters. */
  readonly title: string;
  /** Unique over the site, 70 to 160 characters. */
  readonly description: string;
  /** The search terms of this page. */
  readonly keywords: readonly [string, ...string[]];
};

export type NavLink = {
  readonly label: string;
  readonly href: string;
  /** What the addresses of the pages about it begin with. */
  readonly pages?: string;
};

/** What a part adds to the facts of a cloud or a case study. */
export type Related = { readonly label: string; readonly links: readonly NavLink[] };

/** @returns what is about this cloud or this case study */
export type FindRelated = (page: {
  readonly cloud?: { readonly id: string; readonly slug: string };
  /** The slug of a case study. */
  readonly study?: string;
}) => readonly Related[];

export type SectionHeading = {
  /** The word of the menu that leads here. */
  readonly label: string;
  readonly timeOfDay: Pick<TimeOfDay, 'time' | 'phase'>;
  readonly title: string;
  readonly intro: string;
};

/** A part's link in the menus, the footer and on the not-found page. */
export type PartLinks = {
  readonly desktop?: NavLink;
  readonly mobile?: NavLink;
  /** Where the menus have none. */
  readonly footer?: NavLink;
  /** With the address of `desktop`, or else of `footer`. */
  readonly notFound?: {
    /** After "the". */
    readonly name: string;
    /** The target, in a few words. */
    readonly note: string;
  };
};
