import type { OptionalCategory } from '@/features/consent/consentRecord';
import type { SentFormName } from '@/lib/formSent';
import type { AnalyticsSettings } from './settings';

export type IsAllowed = (category: OptionalCategory) => boolean;

export type PageView = {
  readonly title: string;
  /** Absolute, without a hash; of the query only the campaign (`utm_…`). */
  readonly url: string;
  /** The page before, on this site or another; may be empty. */
  readonly referrer: string;
};

/** An analytics service. Nothing of it is called before consent to one of its categories. */
export type Vendor = {
  readonly categories: readonly OptionalCategory[];
  /** Called at the first consent, where it starts the service, and at each change of the choice. */
  readonly allow?: (isAllowed: IsAllowed) => void;
  readonly sendView: (view: PageView) => void;
  /** The event `form_sent`, without any content of the form. */
  readonly sendFormSent: (form: SentFormName, page: PageView) => void;
  /** Called when no category is allowed any more: nothing else is called after it in this document. */
  readonly stop?: () => void;
};

export type CreateVendor = (settings: AnalyticsSettings) => Vendor;
