import type { PartLinks } from '@/content/types';
import { insightsPaths } from './paths';

export const insightsLinks = {
  footer: { label: 'Insights', href: insightsPaths.list },
  notFound: { name: 'articles', note: 'By our consultants' },
} as const satisfies PartLinks;
