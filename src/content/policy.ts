import type { Env } from '@/config/env';
import { site } from './site';

/** A piece of a sentence: plain text or a link. */
type PrivacyInline = string | { readonly text: string; readonly href: string };

/** The company's address, within a sentence. */
export const emailLink = { text: site.email, href: `mailto:${site.email}` } as const;

/** The company's number after the words that lead to it; nothing if it has none. */
export function withPhone(words: string): readonly PrivacyInline[] {
  return site.phone ? [words, { text: site.phone.display, href: site.phone.href }] : [];
}

export type PrivacyListItem = { readonly term: string; readonly text: string };

export type PrivacyBlock =
  | { readonly kind: 'paragraph'; readonly inlines: readonly PrivacyInline[] }
  | { readonly kind: 'list'; readonly items: readonly PrivacyListItem[] }
  /** The table of cookies, generated from the code that sets them. */
  | { readonly kind: 'cookieTable' }
  /** The button that opens the cookie dialog, and a note beside it. */
  | { readonly kind: 'cookieSettings'; readonly note: string };

export type PrivacySection = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PrivacyBlock[];
  /** The side note, under "In short". */
  readonly summary: string;
};

/** The places where parts add to the privacy policy: whole items of a list, or whole paragraphs. */
type Places = {
  /** Information we collect: beside the contact form. */
  readonly information: PrivacyListItem;
  readonly use: PrivacyBlock;
  readonly law: PrivacyListItem;
  readonly retention: PrivacyListItem;
  /** Instead of the sentence that says that nothing measures visits. */
  readonly analytics: PrivacyBlock;
  /** Cookies and tracking: above the table. */
  readonly cookies: PrivacyBlock;
  readonly thirdParties: PrivacyListItem;
  /** Third-party services: below the list. */
  readonly thirdPartyTerms: PrivacyBlock;
  readonly security: PrivacyBlock;
  readonly rights: PrivacyBlock;
  /** On the security page: suppliers. */
  readonly suppliers: PrivacyListItem;
  /** On the security page: this website. */
  readonly website: PrivacyListItem;
  /** On the security page: accessibility. */
  readonly accessibility: PrivacyListItem;
};

export type PolicyTexts = { readonly [Place in keyof Places]?: readonly Places[Place][] };

/** What the privacy policy and the security page say of a part. */
export type PartPolicy = (env: Env) => PolicyTexts;

/** @returns what all parts add at a place */
export function policyTextsFor(policies: readonly PartPolicy[], env: Env) {
  const texts = policies.map((policy) => policy(env));
  return <Place extends keyof Places>(place: Place): readonly Places[Place][] =>
    texts.flatMap((part): readonly Places[Place][] => part[place] ?? []);
}

export function paragraph(...inlines: readonly PrivacyInline[]): PrivacyBlock {
  return { kind: 'paragraph', inlines };
}

export function list(...items: readonly PrivacyListItem[]): PrivacyBlock {
  return { kind: 'list', items };
}

/** A list of the item, or an empty list if the condition is false. */
export function itemIf<Item>(condition: unknown, item: Item): readonly Item[] {
  return condition ? [item] : [];
}
