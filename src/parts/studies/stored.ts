import type { StoredItems } from '@/lib/storedItem';

export const studiesItems = {
  visits: {
    name: 'visits_<Organisation>',
    kind: 'cookie',
    category: 'analytics',
    lifetime: 7,
    purpose: 'Counts your visits to one case study; one cookie per study',
    counts: 'study visits',
  },
  lastVisitedCase: {
    name: 'lastVisitedCase',
    kind: 'cookie',
    category: 'functional',
    lifetime: 7,
    purpose: 'Starts the case studies with the one you read last',
    remembers: 'the last case study you read',
    remembersInBanner: 'the last study you read',
  },
} as const satisfies StoredItems;
