import type { PageSeo } from '@/content/types';
import type { ArticleMeta } from './types';

export function articleSeo({ title, description, topics }: ArticleMeta): PageSeo {
  return { title, description, keywords: [title, ...topics] };
}
