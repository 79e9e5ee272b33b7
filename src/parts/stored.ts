import type { Env } from '@/config/parseEnv';
import { storedItems } from '@/content/storedItems';
import type { StoredItem, StoredItems } from '@/lib/storedItem';
import { careersItems } from '@/parts/careers/stored';
import { filmItems } from '@/parts/film/stored';
import { measuringItems } from '@/parts/measuring/stored';
import { ssoItems } from '@/parts/sign-in/single-sign-on/stored';
import { signInItems } from '@/parts/sign-in/stored';
import { studiesItems } from '@/parts/studies/stored';
import { themeItems } from '@/parts/theme/stored';

const parts: Readonly<Record<string, StoredItems>> = {
  film: filmItems,
  measuring: measuringItems,
  'sign-in': signInItems,
  'sign-in/single-sign-on': ssoItems,
  studies: studiesItems,
  theme: themeItems,
  careers: careersItems,
};

/** Everything that the site can store in a browser. */
export const inventory: readonly StoredItem[] = [storedItems, ...Object.values(parts)].flatMap(
  (items) => Object.values<StoredItem>(items),
);

/** What a build with these settings can store. */
export function storedItemsFor(env: Env): readonly StoredItem[] {
  return inventory.filter(({ isStored }) => isStored?.(env) ?? true);
}
