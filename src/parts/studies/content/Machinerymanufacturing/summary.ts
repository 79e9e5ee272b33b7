import { sampleCounts } from '@/content/counts';
import type { StudySummary } from '../types';

export const summary = {
  slug: 'Machinerymanufacturing',
  id: 'machinery',
  client: 'kaveri',
  organisation: 'Kaveri Works',
  name: 'Machinery manufacturing',
  title: 'Eight plants, one forecast',
  text: 'A machinery group ran a separate sales process in every plant. Now each unit quotes, sells and services from a unified CRM.',
  clouds: ['sales', 'service', 'analytics'],
  improvements: [
    { percentage: sampleCounts.adoption, forecast: 55, description: 'higher user adoption' },
    { percentage: 42, forecast: 40, description: 'fewer duplicate records' },
    { percentage: 35, forecast: 30, description: 'faster quote to order' },
  ],
  readLabel: 'Read the machinery study',
} as const satisfies StudySummary;
