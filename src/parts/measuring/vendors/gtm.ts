import type { CreateVendor } from '../vendor';
import { createGoogleTag, pushData } from './google';

/** Google Tag Manager. The tags of the container obey Consent Mode; views are the event `page_view`. */
export const createGtm: CreateVendor = (settings) =>
  createGoogleTag(settings, {
    categories: ['analytics', 'marketing'],
    script: `/gtm.js?id=${settings.id}`,
    start: () => pushData({ 'gtm.start': Date.now(), event: 'gtm.js' }),
    sendView: ({ title, url, referrer }) =>
      pushData({
        event: 'page_view',
        page_title: title,
        page_location: url,
        page_referrer: referrer,
      }),
    sendFormSent: (form) => pushData({ event: 'form_sent', form }),
  });
