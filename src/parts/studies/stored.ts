import type { StoredItems } from '@/lib/storedItem';

export const studiesItems = {
  visits: {
    name: 'visits_<Organisation>',
    kind: 'cookie',
    category: 'analytics',
    lifetime: 7,
    purpose: 'Counts your visits to a case study; one cookie for each study',
  },
  lastVisitedCase: {
    name: 'lastVisitedCase',
    kind: 'cookie',
    category: 'functional',
    lifetime: 7,
    purpose: 'Starts the case studies with the one you read last',
  },
} as const satisfies StoredItems;
