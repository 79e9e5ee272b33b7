/** What a page tells search engines and social cards. Every page's content carries one. */
export type PageSeo = {
  /** Without the site name; unique over the site, at most 60 characters. */
  readonly title: string;
  /** Unique over the site, 70 to 160 characters. */
  readonly description: string;
};

/** The state of the sun in the hour mark that a page or section carries. */
export type HourState = 'dawn' | 'morning' | 'noon' | 'gold' | 'dusk' | 'night';

/** One station of the day: `time` as HH:MM. */
export type Hour = {
  readonly time: string;
  readonly name: string;
  readonly state: HourState;
};
