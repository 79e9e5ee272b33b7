import type { Store } from '@/lib/store';
import type { ConsentRecord } from './consentRecord';

/**
 * Sends Google Consent Mode v2 signals to a tag manager, if the page has one (`dataLayer`):
 * everything denied at first, then the visitor's choice and each change of it.
 * https://developers.google.com/tag-platform/security/guides/consent
 *
 * @returns an unsubscribe function
 */
export function syncGoogleConsentMode(record: Store<ConsentRecord | null>): () => void {
  const sendUpdate = () => gtag('consent', 'update', signalsOf(record.get()));
  gtag('consent', 'default', { ...signalsOf(null), wait_for_update: 500 });
  if (record.get()) sendUpdate();
  return record.subscribe(sendUpdate);
}

function signalsOf(record: ConsentRecord | null) {
  const stateOf = (isGranted: boolean | undefined) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: stateOf(record?.marketing),
    ad_user_data: stateOf(record?.marketing),
    ad_personalization: stateOf(record?.marketing),
    analytics_storage: stateOf(record?.analytics),
    functionality_storage: stateOf(record?.functional),
    personalization_storage: stateOf(record?.functional),
    security_storage: 'granted',
  };
}

/** The tag manager recognises a command by its `arguments` object; an array is data. */
const gtag: (...command: readonly unknown[]) => void = function () {
  if (!('dataLayer' in window) || !Array.isArray(window.dataLayer)) return;
  // eslint-disable-next-line prefer-rest-params -- an array would be taken for data
  window.dataLayer.push(arguments);
};
