import { env } from '@/config/env';
import type { Env } from '@/config/env';
import { listInWords } from '@/lib/inWords';
import { consentText, storedItemsFor } from '@/parts/stored';
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

/** The descriptions of the categories in a build with these settings. */
export function categoryDescriptionsFor(settings: Env) {
  const nothing = 'Sets nothing today. We ask again before that changes.';
  const optional = (category: 'analytics' | 'marketing' | 'functional') => {
    const items = storedItemsFor(settings).filter((item) => item.category === category);
    const purposes = items.map(({ purpose }) => `${purpose}.`);
    return [...purposes, consentText(settings, category)].filter(Boolean).join(' ') || nothing;
  };
  return {
    // always on (SPEC section 4)
    profile: consentText(settings, 'profile') || 'Sets nothing today.',
    analytics: optional('analytics'),
    marketing: optional('marketing'),
    functional: optional('functional'),
  } as const;
}

const descriptions = categoryDescriptionsFor(env);

export const consentCategories = {
  profile: { title: 'Profile data', description: descriptions.profile },
  analytics: { title: 'Analytics', description: descriptions.analytics },
  marketing: { title: 'Marketing', description: descriptions.marketing },
  functional: { title: 'Functional', description: descriptions.functional },
} as const satisfies Record<
  ConsentCategory,
  { readonly title: string; readonly description: string }
>;
