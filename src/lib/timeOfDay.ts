export type TimeOfDayPhase = 'dawn' | 'morning' | 'noon' | 'gold' | 'dusk' | 'night';

export type TimeOfDay = {
  readonly time: string;
  readonly name: string;
  readonly phase: TimeOfDayPhase;
};
