import { post } from '../post';
import type { CreateVendor, PageView } from '../vendor';

/** Umami by its API, without its script: https://umami.is/docs/api/sending-stats */
export const createUmami: CreateVendor = ({ origin, id }) => {
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
