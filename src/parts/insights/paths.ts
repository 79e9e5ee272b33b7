import type { PartLinks } from '@/content/types';

export const insightsPaths = {
  list: '/insights',
  article: (slug: string) => `/insights/${slug}`,
  feed: '/insights/feed.xml',
} as const;

export const insightsLinks = {
  footer: { label: 'Insights', href: insightsPaths.list },
  notFound: { name: 'articles', note: 'By our consultants' },
} as const satisfies PartLinks;
