/** Selects the logo that an `Eyebrow` shows. */
export type TimeOfDayPhase = 'dawn' | 'morning' | 'noon' | 'gold' | 'dusk' | 'night';

export type TimeOfDay = {
  /** HH:MM */
  readonly time: string;
  readonly name: string;
  readonly phase: TimeOfDayPhase;
};
