import type { Env } from '@/config/parseEnv';
import { consentText } from '@/parts/consent';
import { storedItemsFor } from '@/parts/stored';

const list = (phrases: readonly string[]) => new Intl.ListFormat('en-GB').format(phrases);

/** What the analytics cookies of a build with these settings count, to continue a sentence; empty if nothing. */
export function countedThings(env: Env): string {
  return list(
    storedItemsFor(env).flatMap((item) =>
      item.category === 'analytics' ? (item.counts ?? []) : [],
    ),
  );
}

/** What the functional items remember, to continue a sentence; empty if nothing. */
export function rememberedThings(env: Env): string {
  return list(
    storedItemsFor(env).flatMap((item) => (item.category === 'functional' ? item.remembers : [])),
  );
}

/** The banner's sentence on optional cookies; empty if there are none. */
export function optionalUsesFor(env: Env): string {
  const counted = countedThings(env);
  const uses = [
    ...(counted ? [`count ${counted}`] : []),
    ...storedItemsFor(env).flatMap((item) =>
      item.category === 'functional' && item.remembersInBanner
        ? [`remember ${item.remembersInBanner}`]
        : [],
    ),
  ];
  return uses.length > 0 ? `The rest ${uses.join(' or ')}, and only if you agree.` : '';
}

const nothing = 'Sets nothing today. We ask again before that changes.';

/** The descriptions of the categories in the cookie dialog. */
export function categoryDescriptionsFor(env: Env) {
  const counted = countedThings(env);
  const remembered = rememberedThings(env);
  const counts = counted && `Counts ${counted} in this browser.`;
  return {
    // always on (SPEC section 4)
    profile: consentText(env, 'profile') || 'Sets nothing today.',
    analytics: [counts, consentText(env, 'analytics')].filter(Boolean).join(' ') || nothing,
    marketing: consentText(env, 'marketing') || nothing,
    functional: remembered ? `Remembers ${remembered}.` : nothing,
  } as const;
}
