import type { StoredItems } from '@/lib/storedItem';

export const themeItems = {
  theme: {
    name: 'appearance',
    kind: 'localStorage',
    category: 'necessary',
    lifetime: 'cleared',
    purpose: 'Remembers day or night, if you chose',
  },
} as const satisfies StoredItems;
