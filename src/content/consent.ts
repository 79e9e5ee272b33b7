import { optionalUses } from './consentUses';
import { measuringTextsFor } from './measuring';

export type ConsentCategory = 'profile' | 'analytics' | 'marketing' | 'functional';

export const cookieBanner = {
  label: 'Cookies',
  /** For screen readers. */
  announcement: 'There is a cookie choice at the start of the page.',
  title: 'Cookies on this site.',
  text: `Necessary ones remember your choice. Once you log in, two more hold your name and email.${optionalUses}${__MEASURING__ ? measuringTextsFor(__MEASURING__).banner : ''}`,
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
