/** The state of the sun in the hour mark that a page or section carries. */
export type HourState = 'dawn' | 'morning' | 'noon' | 'gold' | 'dusk' | 'night';

/** One station of the day: `time` as HH:MM. */
export type Hour = {
  readonly time: string;
  readonly name: string;
  readonly state: HourState;
};
