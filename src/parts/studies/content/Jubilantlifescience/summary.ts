import type { StudySummary } from '../types';

export const summary = {
  slug: 'Jubilantlifescience',
  id: 'life',
  client: 'meridian',
  organisation: 'Meridian Bio',
  name: 'Life-science CRM',
  title: 'From laboratory to clinic',
  text: 'Trial sites, laboratories and field medical staff shared nothing but email. One CRM now shows the records of all three.',
  clouds: ['health', 'data', 'service'],
  improvements: [
    { percentage: 48, forecast: 45, description: 'more visits logged in full' },
    { percentage: 33, forecast: 30, description: 'shorter sample cycle' },
    { percentage: 27, forecast: 30, description: 'lower support load' },
  ],
  readLabel: 'Read the life-science study',
} as const satisfies StudySummary;
