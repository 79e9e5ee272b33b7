import { analyticsSources } from './build';
import type { AnalyticsSettings } from './settings';
import type { CreateVendor, IsAllowed } from './vendor';

declare global {
  /** The queue that Google's script reads. */
  var dataLayer: unknown[] | undefined;
}

/** Google Tag Manager. The tags of the container obey Consent Mode; views are the event `page_view`. */
export const createGtm: CreateVendor = (settings) => ({
  ...createGoogleTag(settings, '/gtm.js', () =>
    pushData({ 'gtm.start': Date.now(), event: 'gtm.js' }),
  ),
  categories: ['analytics', 'marketing'],
  sendView: ({ title, url, referrer }) =>
    pushData({
      event: 'page_view',
      page_title: title,
      page_location: url,
      page_referrer: referrer,
    }),
  sendFormSent: (form) => pushData({ event: 'form_sent', form }),
});

/** Google Analytics 4, without Google Signals, which would need more sources in the policy. */
export const createGa4: CreateVendor = (settings) => ({
  ...createGoogleTag(settings, '/gtag/js', () => {
    gtag('js', new Date());
    gtag('config', settings.id, { send_page_view: false, allow_google_signals: false });
  }),
  categories: ['analytics'],
  sendView: ({ title, url, referrer }) => {
    // later events of the page, such as a scroll to its end, have them too
    gtag('set', { page_title: title, page_location: url, page_referrer: referrer });
    gtag('event', 'page_view');
  },
  sendFormSent: (form) => gtag('event', 'form_sent', { form }),
});

/**
 * What Tag Manager and Analytics share: Consent Mode v2 in its basic form. The queue has the denied
 * defaults, then the choice, then the start; only then is the script requested.
 * https://developers.google.com/tag-platform/security/guides/consent
 *
 * Google's script has no way to end, and reports a withdrawal to Google. So the document blocks its
 * addresses from then on: a visitor who consents again is measured from the next document.
 */
function createGoogleTag(settings: AnalyticsSettings, path: string, start: () => void) {
  let isStarted = false;
  return {
    allow: (isAllowed: IsAllowed) => {
      if (!isStarted) {
        gtag('consent', 'default', denied);
        gtag('set', 'ads_data_redaction', true);
      }
      gtag('consent', 'update', toSignals(isAllowed));
      if (isStarted) return;
      isStarted = true;
      start();
      const script = document.createElement('script');
      const src = `${settings.origin}${path}?id=${settings.id}`;
      document.head.append(Object.assign(script, { async: true, src }));
    },
    stop: () => {
      const { scripts, connections } = analyticsSources(settings);
      blockSources([...scripts, ...connections]);
      Object.assign(globalThis, { [`ga-disable-${settings.id}`]: true });
      gtag('consent', 'update', denied);
    },
  };
}

const denied = toSignals(() => false);

function toSignals(isAllowed: IsAllowed) {
  const state = (category: Parameters<IsAllowed>[0]) =>
    isAllowed(category) ? 'granted' : 'denied';
  return {
    ad_storage: state('marketing'),
    ad_user_data: state('marketing'),
    ad_personalization: state('marketing'),
    analytics_storage: state('analytics'),
    functionality_storage: state('functional'),
    personalization_storage: state('functional'),
    security_storage: 'granted',
  };
}

/** Queues data, for Tag Manager. */
function pushData(data: Readonly<Record<string, unknown>>): void {
  (globalThis.dataLayer ??= []).push(data);
}

/** Queues a command, which the script recognises by its `arguments` object: an array is data. */
const gtag: (...command: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- an array would be taken for data
  (globalThis.dataLayer ??= []).push(arguments);
};

/** The browser enforces a second policy beside the first one; neither can be taken back. */
function blockSources(sources: readonly string[]): void {
  const name = 'Content-Security-Policy';
  const page = document.querySelector<HTMLMetaElement>(`meta[http-equiv="${name}"]`);
  // the development server sets none
  if (!page) return;
  const isKept = (source: string) => !sources.includes(source);
  const meta = document.createElement('meta');
  meta.httpEquiv = name;
  meta.content = page.content
    .split('; ')
    .map((directive) => directive.split(' ').filter(isKept).join(' '))
    .join('; ');
  document.head.append(meta);
}
