import type { TimeOfDay } from '@/content/types';

export type SectionHeading = {
  /** The word of the menu that leads here. */
  readonly label: string;
  readonly timeOfDay: Pick<TimeOfDay, 'time' | 'phase'>;
  readonly title: string;
  readonly intro: string;
};
