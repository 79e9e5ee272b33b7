import { env, type Env } from '@/config/env';
import { storedItems } from '@/content/storedItems';
import { consentRevision } from '@/features/consent/consentRecord';
import type { ConsentTexts, Storage, StoredItem, StoredItems } from '@/lib/storedItem';
import { careersItems } from '@/parts/careers/stored';
import { filmItems } from '@/parts/film/stored';
import { measuringConsent, measuringItems } from '@/parts/measuring/stored';
import { signInConsent, signInItems } from '@/parts/sign-in/stored';
import { studiesItems } from '@/parts/studies/stored';
import { themeItems } from '@/parts/theme/stored';

const items: readonly StoredItems[] = [
  storedItems,
  filmItems,
  measuringItems,
  signInItems,
  studiesItems,
  themeItems,
  careersItems,
];

const consents: readonly ((env: Env) => ConsentTexts)[] = [measuringConsent, signInConsent];

export function storageFor(settings: Env): Storage {
  const inventory = items.flatMap((list) => Object.values<StoredItem>(list));
  const texts = consents.map((consent) => consent(settings));
  return {
    inventory,
    items: inventory.filter(({ isStored }) => isStored?.(settings) ?? true),
    text: (place) => texts.flatMap((each) => each[place] ?? []).join(' '),
    revision: texts.reduce((sum, { revision = 0 }) => sum + revision, consentRevision),
  };
}

export const storage = storageFor(env);
