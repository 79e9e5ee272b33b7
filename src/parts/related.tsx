import type { ComponentType } from 'react';
import type { CloudSummary } from '@/content/clouds/types';
import { RelatedArticles } from '@/parts/insights/RelatedArticles';
import { RelatedStudies } from '@/parts/studies/RelatedStudies';

type Page = {
  readonly cloud?: Pick<CloudSummary, 'id' | 'slug'>;
  /** The slug of a case study. */
  readonly study?: string;
};

const facts: Readonly<Record<string, ComponentType<Page>>> = {
  RelatedStudies,
  RelatedArticles,
};

/** Entries of a description list on the page of a cloud or of a case study. */
export function RelatedFacts(page: Page) {
  return Object.entries(facts).map(([name, Facts]) => <Facts key={name} {...page} />);
}
