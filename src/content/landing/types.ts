import type { TimeOfDay } from '@/content/types';

export type SectionHeading = {
  readonly timeOfDay: TimeOfDay;
  readonly title: string;
  readonly intro: string;
};
