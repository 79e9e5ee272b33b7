import { untilTabClosed, type StoredItems } from '@/lib/storedItem';

/** What the site without its parts stores in a browser; `inventory` in src/app/stored.ts has all. */
export const storedItems = {
  cookieConsent: {
    name: 'cookieConsent',
    kind: 'cookie',
    category: 'necessary',
    lifetime: 365,
    purpose:
      'Remembers your cookie choice, its date and a random number for it, so that we ask once',
  },
  motion: {
    ...untilTabClosed,
    name: 'motion',
    purpose: 'Remembers whether you stopped the motion',
  },
  contactDraft: {
    ...untilTabClosed,
    name: 'contactDraft',
    purpose: 'Keeps what you type in the contact form until you send it',
  },
} as const satisfies StoredItems;
