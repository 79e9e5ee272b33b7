import type { Env } from '@/config/parseEnv';
import type { SignInNeed } from '@/content/signIn/stored';
import { storedItems, type StoredItem, type StoredItemName } from './storedItems';
import { signInNeedsMetBy } from './consentProfile';

type ItemEntry = readonly [string, StoredItem & { readonly needs?: SignInNeed }];

/** Everything that a build with these settings can store in a browser, by its key in `storedItems`. */
export function storedItemsFor(env: Env): readonly ItemEntry[] {
  const met = signInNeedsMetBy(env);
  return Object.entries<ItemEntry[1]>(storedItems).filter(
    ([, { needs }]) => needs === undefined || met.includes(needs),
  );
}

type NameOf<Category> = {
  [Name in StoredItemName]: (typeof storedItems)[Name]['category'] extends Category ? Name : never;
}[StoredItemName];

const counted: Readonly<Record<NameOf<'analytics'>, string>> = {
  playCount: 'film plays',
  visits: 'study visits',
};

const remembered: Readonly<Record<NameOf<'functional'>, string>> = {
  lastVisitedCase: 'the last case study you read',
  lastSignIn: 'how you last logged in',
};

/** In the banner: shorter, and only what concerns visitors who are not logged in. */
const rememberedInBanner: Readonly<Partial<typeof remembered>> = {
  lastVisitedCase: 'the last study you read',
};

const list = (phrases: readonly string[]) => new Intl.ListFormat('en-GB').format(phrases);

/** What the analytics cookies count, to continue a sentence; empty if nothing. */
export const countedThings = list(Object.values(counted));

/** What the functional items of a build with these settings remember, to continue a sentence. */
export function rememberedThings(env: Env): string {
  const items = storedItemsFor(env);
  return list(
    Object.entries<string>(remembered).flatMap(([name, phrase]) =>
      items.some(([key]) => key === name) ? [phrase] : [],
    ),
  );
}

const uses = [
  ...(countedThings ? [`count ${countedThings}`] : []),
  ...Object.values(rememberedInBanner).map((phrase) => `remember ${phrase}`),
];

/** The banner's sentence on optional cookies, with a leading space; empty if there are none. */
export const optionalUses =
  uses.length > 0 ? ` The rest ${uses.join(' or ')}, and only if you agree.` : '';

const nothing = 'Sets nothing today. We ask again before that changes.';

/** The descriptions of the optional categories in the cookie dialog. */
export function optionalDescriptionsFor(env: Env) {
  const things = rememberedThings(env);
  return {
    analytics: countedThings ? `Counts ${countedThings} in this browser.` : nothing,
    marketing: nothing,
    functional: things ? `Remembers ${things}.` : nothing,
  } as const;
}
