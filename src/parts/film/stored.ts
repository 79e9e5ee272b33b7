import type { StoredItems } from '@/lib/storedItem';

export const filmItems = {
  playCount: {
    name: 'playCount',
    kind: 'cookie',
    category: 'analytics',
    lifetime: 365,
    purpose: 'Counts how often our film was played in this browser',
  },
} as const satisfies StoredItems;
