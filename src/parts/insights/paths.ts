export const insightsPaths = {
  list: '/insights',
  article: (slug: string) => `/insights/${slug}`,
  feed: '/insights/feed.xml',
} as const;
