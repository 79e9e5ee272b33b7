import type { FindRelated } from '@/content/types';
import { relatedArticles } from '@/parts/insights/related';
import { relatedStudies } from '@/parts/studies/related';

const ofParts: readonly FindRelated[] = [relatedStudies, relatedArticles];

export const findRelated: FindRelated = (page) => ofParts.flatMap((find) => find(page));
