import { post } from '../post';
import type { CreateVendor } from '../vendor';

/** Umami by its API, without its script: https://umami.is/docs/api/sending-stats */
export const createUmami: CreateVendor = ({ origin, id }) => ({
  categories: ['analytics'],
  sendView: ({ title, url, referrer }) => {
    const payload = { website: id, hostname: location.hostname, title, url, referrer };
    const body = JSON.stringify({ type: 'event', payload });
    post(`${origin}/api/send`, body, 'application/json');
  },
});
