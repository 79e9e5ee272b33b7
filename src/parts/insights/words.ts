import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { authors, type AuthorName } from './authors';
import type { ArticleMeta } from './frontMatter';

export const insightsLabels = {
  name: 'Insights',
  seo: {
    title: 'Salesforce costs, licences and data: articles',
    description:
      'What Salesforce licences, Agentforce and Data 360 cost, how to move data and model prices: with figures, sources, and what we would leave alone.',
    keywords: ['Salesforce articles', 'Salesforce licences', 'Agentforce costs', 'data migration'],
  },
  timeOfDay: { time: '20:50', phase: 'night' },
  title: 'What Salesforce costs, and how to run it.',
  intro: 'What customers ask us more than once, written down with figures, sources and limits.',
  list: 'Articles, the newest first',
  topics: 'Topic',
  allTopics: 'All',
  feed: 'Follow with a feed reader (Atom)',
  contents: 'On this page',
  minutes: (minutes: number) => `${minutes}\u00a0minutes`,
  updated: 'updated',
  by: 'By',
  unpublished: { draft: 'Draft', scheduled: 'Not public yet' },
  askAuthor: 'Ask the author',
  askCompany: 'Ask us',
  question: 'None of them answers your question? Ask the people who wrote them.',
  next: 'Next articles',
  about: (cloud: string) => `About ${cloud}`,
  talk: 'Talk to the author',
  talkToCompany: 'Talk to us',
} as const;

export function articleSeo({ title, searchTitle, description, topics }: ArticleMeta): PageSeo {
  return { title: searchTitle, description, keywords: [title, ...topics] };
}

/** The company, if an article names nobody. */
export function bylineOf(author: AuthorName | undefined) {
  return author ? authors[author] : { name: site.name, role: null };
}
