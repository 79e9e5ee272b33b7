import type { Env } from '@/config/parseEnv';
import { applicationTextsFor } from '@/content/careers/policy';
import { signInTextsFor } from '@/content/signIn/policy';
import type { PrivacyBlock, PrivacyListItem } from './privacy';

/** The places where a part of the site adds to the privacy policy, and the kind of each piece. */
type Pieces = {
  readonly forms: PrivacyListItem;
  readonly information: PrivacyListItem;
  readonly use: string;
  readonly law: PrivacyListItem;
  readonly retention: PrivacyListItem;
  /** Whose the stored items are, beside ours. */
  readonly owner: string;
  readonly tracking: string;
  readonly cookies: string;
  /** What email delivery carries beside the contact form. */
  readonly delivery: string;
  readonly thirdParties: PrivacyListItem;
  readonly processors: string;
  readonly providers: string;
  readonly links: PrivacyBlock;
  readonly security: string;
  readonly rights: string;
  /** On the security page: what email delivery carries beside messages. */
  readonly supplied: string;
  readonly suppliers: PrivacyListItem;
  readonly website: PrivacyListItem;
};

/** What one part adds. Sentences begin with a space. */
export type PolicyTexts = { readonly [Place in keyof Pieces]?: readonly Pieces[Place][] };

const parts: readonly ((env: Env) => PolicyTexts)[] = [applicationTextsFor, signInTextsFor];

/** @returns what all parts add at a place */
export function policyTextsFor(env: Env) {
  const texts = parts.map((textsFor) => textsFor(env));
  return <Place extends keyof Pieces>(place: Place): readonly Pieces[Place][] =>
    texts.flatMap((part): readonly Pieces[Place][] => part[place] ?? []);
}
