import { post } from '../post';
import type { CreateVendor } from '../vendor';

/** Plausible by its Events API, without its script: https://plausible.io/docs/events-api */
export const createPlausible: CreateVendor = ({ origin, id }) => ({
  categories: ['analytics'],
  sendView: ({ url, referrer }) =>
    post(`${origin}/api/event`, JSON.stringify({ name: 'pageview', domain: id, url, referrer })),
});
