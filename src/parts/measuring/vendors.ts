import { createGa4, createGtm } from './google';
import type { AnalyticsVendorName } from './settings';
import type { CreateVendor, PageView } from './vendor';

/** Plausible by its Events API, without its script: https://plausible.io/docs/events-api */
const createPlausible: CreateVendor = ({ origin, id }) => {
  const send = (event: object) =>
    post(`${origin}/api/event`, JSON.stringify({ domain: id, ...event }));
  return {
    categories: ['analytics'],
    sendView: ({ url, referrer }) => send({ name: 'pageview', url, referrer }),
    sendFormSent: (form, { url }) => send({ name: 'form_sent', url, props: { form } }),
  };
};

/** Umami by its API, without its script: https://umami.is/docs/api/sending-stats */
const createUmami: CreateVendor = ({ origin, id }) => {
  const send = (page: PageView, event: object) => {
    const payload = { website: id, hostname: location.hostname, ...page, ...event };
    post(`${origin}/api/send`, JSON.stringify({ type: 'event', payload }), 'application/json');
  };
  return {
    categories: ['analytics'],
    sendView: (page) => send(page, {}),
    sendFormSent: (form, page) => send(page, { name: 'form_sent', data: { form } }),
  };
};

export const vendors: Readonly<Record<AnalyticsVendorName, CreateVendor>> = {
  gtm: createGtm,
  ga4: createGa4,
  plausible: createPlausible,
  umami: createUmami,
};

/** Also while the page is closed. Plain text needs no pre-flight on another origin. */
function post(url: string, body: string, contentType = 'text/plain'): void {
  void fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body,
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
