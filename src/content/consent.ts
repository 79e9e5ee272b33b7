import { env } from '@/config/env';
import type { StorageCategory } from '@/lib/storedItem';
import { profileTextsFor } from './consentProfile';
import { optionalUsesFor } from './consentUses';
import { measuringTextsFor } from './measuring';

export type ConsentCategory = Exclude<StorageCategory, 'necessary'>;

export const cookieBanner = {
  label: 'Cookies',
  /** For screen readers. */
  announcement: 'There is a cookie choice at the start of the page.',
  title: 'Cookies on this site.',
  text: [
    'Necessary ones remember your choice.',
    profileTextsFor(env).banner,
    optionalUsesFor(env),
    __MEASURING__ ? measuringTextsFor(__MEASURING__).banner : '',
  ]
    .filter(Boolean)
    .join(' '),
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
