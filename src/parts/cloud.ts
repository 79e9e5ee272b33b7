import { RelatedStudies } from '@/parts/studies/RelatedStudies';
import type { Slot } from './types';

/** Entries of a description list on the page of a cloud. */
export const cloudFacts: Slot<{ readonly cloud: string }> = {
  studies: RelatedStudies,
};
