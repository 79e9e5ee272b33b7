import { post } from '../post';
import type { CreateVendor } from '../vendor';

/** Plausible by its Events API, without its script: https://plausible.io/docs/events-api */
export const createPlausible: CreateVendor = ({ origin, id }) => {
  const send = (event: object) =>
    post(`${origin}/api/event`, JSON.stringify({ domain: id, ...event }));
  return {
    categories: ['analytics'],
    sendView: ({ url, referrer }) => send({ name: 'pageview', url, referrer }),
    sendFormSent: (form, { url }) => send({ name: 'form_sent', url, props: { form } }),
  };
};
