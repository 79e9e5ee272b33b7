import type { CreateVendor } from '../vendor';
import { createGoogleTag, gtag } from './google';

/** Google Analytics 4, without Google Signals, which would need more sources in the policy. */
export const createGa4: CreateVendor = (settings) =>
  createGoogleTag(settings, {
    categories: ['analytics'],
    script: `/gtag/js?id=${settings.id}`,
    start: () => {
      gtag('js', new Date());
      gtag('config', settings.id, { send_page_view: false, allow_google_signals: false });
    },
    sendView: ({ title, url, referrer }) => {
      // later events of the page, such as a scroll to its end, have them too
      gtag('set', { page_title: title, page_location: url, page_referrer: referrer });
      gtag('event', 'page_view');
    },
    sendFormSent: (form) => gtag('event', 'form_sent', { form }),
    stop: () => Object.assign(globalThis, { [`ga-disable-${settings.id}`]: true }),
  });
