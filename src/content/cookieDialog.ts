import { listInWords } from '@/lib/inWords';
import type { Storage } from '@/lib/storedItem';
import type { ConsentCategory } from './consent';
import { site } from './site';
import { storedItems } from './storedItems';

export const cookieDialog = {
  title: 'Cookie preferences',
  text: `Choose what ${site.name} may remember in this browser. We keep your choice for ${storedItems.cookieConsent.lifetime} days (Safari: seven without a visit); the privacy policy lists how long each cookie lasts. You can change it from the footer at any time.`,
  choice: 'Choice',
  all: 'All cookies',
  necessary: 'Necessary only',
  categories: 'Kinds of cookies',
  alwaysOn: 'Always on',
  cancel: 'Cancel',
  confirm: 'Confirm',
} as const;

/** The visitor's previous choice. */
export const cookieReceipt = {
  text: (kinds: string, date: string, number: string) =>
    `You chose ${kinds} on ${date}. Reference: ${number}.`,
  all: 'all cookies',
  some: (titles: readonly string[]) =>
    titles.length === 0
      ? 'necessary cookies only'
      : `${listInWords(['necessary', ...titles.map((title) => title.toLowerCase())])} cookies`,
} as const;

export const categoryTitles = {
  profile: 'Profile data',
  analytics: 'Analytics',
  marketing: 'Marketing',
  functional: 'Functional',
} as const satisfies Record<ConsentCategory, string>;

/** The description of a category in a build that stores this. */
export function describeCategory(category: ConsentCategory, { items, text }: Storage): string {
  // always on
  if (category === 'profile') return text('profile') || 'Sets nothing today.';
  const purposes = items
    .filter((item) => item.category === category)
    .map(({ purpose }) => `${purpose}.`);
  const description = [...purposes, text(category)].filter(Boolean).join(' ');
  return description || 'Sets nothing today. We ask again before that changes.';
}
