/** The part's addresses. */
export const insightsPaths = {
  list: '/insights',
  /** A page of the list, from 1. */
  page: (number: number) => (number === 1 ? '/insights' : `/insights/page/${number}`),
  article: (slug: string) => `/insights/${slug}`,
  feed: '/insights/feed.xml',
} as const;
