import type { StorageCategory } from '@/lib/storedItem';

export type ConsentCategory = Exclude<StorageCategory, 'necessary'>;

export const cookieBanner = {
  label: 'Cookies',
  /** For screen readers. */
  announcement: 'There is a cookie choice at the start of the page.',
  title: 'Cookies on this site.',
  text: 'Necessary ones remember your choice.',
  /** If any is optional. */
  optional:
    'The others count how this site is used or make your next visit easier, and only if you agree.',
  privacy: 'Privacy policy',
  acceptAll: 'Accept all',
  necessaryOnly: 'Necessary only',
  configure: 'Configure',
} as const;

/** For screen readers. */
export const choiceSaved = {
  all: 'Your cookie choice is saved: all cookies.',
  necessary: 'Your cookie choice is saved.',
} as const;
