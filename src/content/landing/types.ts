import type { Hour } from '@/content/types';

export type SectionHeading = {
  readonly hour: Hour;
  readonly title: string;
  readonly lead: string;
};
