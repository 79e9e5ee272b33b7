import { storedItems, type StoredItem, type StoredItemName } from '@/lib/storageInventory';

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

/** What the functional items of `items` remember, to continue a sentence. */
export function rememberedThings(items: readonly (readonly [string, StoredItem])[]): string {
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

const rememberedByAll = rememberedThings(Object.entries(storedItems));

/** The descriptions of the categories in the cookie dialog. */
export const optionalDescriptions = {
  analytics: countedThings ? `Counts ${countedThings} in this browser.` : nothing,
  marketing: nothing,
  functional: rememberedByAll ? `Remembers ${rememberedByAll}.` : nothing,
};
