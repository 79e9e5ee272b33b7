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
  const sendUpdate = () => gtag('consent', 'update', signals(record.get()));
  gtag('consent', 'default', { ...signals(null), wait_for_update: 500 });
  if (record.get()) sendUpdate();
  return record.subscribe(sendUpdate);
}

function signals(record: ConsentRecord | null) {
  const state = (isGranted: boolean | undefined) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: state(record?.marketing),
    ad_user_data: state(record?.marketing),
    ad_personalization: state(record?.marketing),
    analytics_storage: state(record?.analytics),
    functionality_storage: state(record?.functional),
    personalization_storage: state(record?.functional),
    security_storage: 'granted',
  };
}

/** The tag manager recognises a command by its `arguments` object; an array is data. */
const gtag: (...command: readonly unknown[]) => void = function () {
  if (!('dataLayer' in window) || !Array.isArray(window.dataLayer)) return;
  // eslint-disable-next-line prefer-rest-params -- an array would be taken for data
  window.dataLayer.push(arguments);
};
