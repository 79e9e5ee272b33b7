import type { Env } from '@/config/env';
import { storedItems } from '@/content/storedItems';
import type { ConsentTexts, StoredItem, StoredItems } from '@/lib/storedItem';
import { careersItems } from '@/parts/careers/stored';
import { filmItems } from '@/parts/film/stored';
import { measuringConsent, measuringItems } from '@/parts/measuring/stored';
import { signInConsent, signInItems } from '@/parts/sign-in/stored';
import { studiesItems } from '@/parts/studies/stored';
import { themeItems } from '@/parts/theme/stored';

const items: Readonly<Record<string, StoredItems>> = {
  storedItems,
  filmItems,
  measuringItems,
  signInItems,
  studiesItems,
  themeItems,
  careersItems,
};

/** Everything that the site can store in a browser. */
export const inventory: readonly StoredItem[] = Object.values(items).flatMap((list) =>
  Object.values<StoredItem>(list),
);

/** What a build with these settings can store. */
export function storedItemsFor(env: Env): readonly StoredItem[] {
  return inventory.filter(({ isStored }) => isStored?.(env) ?? true);
}

const consents: Readonly<Record<string, (env: Env) => ConsentTexts>> = {
  measuringConsent,
  signInConsent,
};

/** What the parts of a build with these settings say in one place, as one text; empty if nothing. */
export function consentText(env: Env, place: Exclude<keyof ConsentTexts, 'revision'>): string {
  return Object.values(consents)
    .flatMap((consent) => consent(env)[place] ?? [])
    .join(' ');
}

/** By how much the parts of a build with these settings raise the revision of consent. */
export function raisedRevision(env: Env): number {
  return Object.values(consents).reduce((sum, consent) => sum + (consent(env).revision ?? 0), 0);
}
