import type { CloudSummary } from '@/content/clouds/types';
import { RelatedArticles } from '@/parts/insights/RelatedArticles';
import { RelatedStudies } from '@/parts/studies/RelatedStudies';
import type { Slot } from './types';

type Page = {
  readonly cloud?: Pick<CloudSummary, 'id' | 'slug'>;
  /** The slug of a case study. */
  readonly study?: string;
};

/** Entries of a description list on the page of a cloud or of a case study. */
export const relatedFacts: Slot<Page> = {
  studies: RelatedStudies,
  insights: RelatedArticles,
};
