import type { AnalyticsSettings } from '../settings';
import { analyticsSources } from '../sources';
import type { IsAllowed, PageView, Vendor } from '../vendor';

declare global {
  /** The queue that Google's script reads. */
  var dataLayer: unknown[] | undefined;
}

type GoogleTag = Pick<Vendor, 'categories' | 'sendFormSent'> & {
  /** Path and query of the script. */
  readonly script: string;
  /** Queues what the script needs at its start. */
  readonly start: () => void;
  readonly sendView: (view: PageView) => void;
  readonly stop?: () => void;
};

/**
 * What Tag Manager and Analytics share: Consent Mode v2 in its basic form. The queue has the denied
 * defaults, then the choice, then the start; only then is the script requested.
 * https://developers.google.com/tag-platform/security/guides/consent
 *
 * Google's script has no way to end, and reports a withdrawal to Google. So the document blocks its
 * addresses from then on: a visitor who consents again is measured from the next document.
 */
export function createGoogleTag(settings: AnalyticsSettings, tag: GoogleTag): Vendor {
  let state: 'idle' | 'started' | 'stopped' = 'idle';
  return {
    categories: tag.categories,
    allow: (isAllowed) => {
      if (state === 'stopped') return;
      if (state === 'idle') {
        gtag('consent', 'default', denied);
        gtag('set', 'ads_data_redaction', true);
      }
      gtag('consent', 'update', toSignals(isAllowed));
      if (state === 'started') return;
      state = 'started';
      tag.start();
      const script = document.createElement('script');
      const src = settings.origin + tag.script;
      document.head.append(Object.assign(script, { async: true, src }));
    },
    sendView: (view) => {
      if (state === 'started') tag.sendView(view);
    },
    sendFormSent: (form, page) => {
      if (state === 'started') tag.sendFormSent(form, page);
    },
    stop: () => {
      state = 'stopped';
      const { scripts = [], connections } = analyticsSources(settings);
      blockSources([...scripts, ...connections]);
      tag.stop?.();
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
export function pushData(data: Readonly<Record<string, unknown>>): void {
  (globalThis.dataLayer ??= []).push(data);
}

/** Queues a command, which the script recognises by its `arguments` object: an array is data. */
export const gtag: (...command: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- an array would be taken for data
  (globalThis.dataLayer ??= []).push(arguments);
};

/**
 * Forbids the document some of the sources that its content security policy allows. The browser
 * enforces a second policy beside the first one, and neither can be taken back.
 */
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
