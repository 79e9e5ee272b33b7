import type { PrivacyListItem } from '@/content/policy';

/** What is said about one of the services that sign visitors in. */
export type ServiceTexts = {
  readonly needs: 'firebase' | 'oidc';
  /** The data of those who log in, if this is the first of the services. */
  readonly information: string;
  readonly thirdParty: PrivacyListItem;
  readonly supplier: PrivacyListItem;
  readonly providers: readonly string[];
};
