export const insightsLabels = {
  name: 'Insights',
  seo: {
    title: 'Insights for people who run Salesforce',
    description:
      'Articles about licences, data, prices and agents, written by those who do the work: with figures, sources, and what we would leave alone.',
    keywords: ['Salesforce articles', 'Salesforce licences', 'Agentforce costs', 'data migration'],
  },
  timeOfDay: { time: '20:50', phase: 'night' },
  title: 'Read by lamplight.',
  intro:
    'What we explain to customers more than once, we write down: with the figures, the sources and the limits.',
  list: 'Articles, the newest first',
  topics: 'Topic',
  allTopics: 'All',
  feed: 'Follow by feed (Atom)',
  contents: 'On this page',
  minutes: (minutes: number) => `${minutes} minutes`,
  updated: 'updated',
  by: 'By',
  askAuthor: 'Ask the author',
  question: 'None of them answers your question? Ask the people who wrote them.',
  next: 'Next articles',
  about: (cloud: string) => `About ${cloud}`,
  talk: 'Talk to the author',
} as const;
