// @ts-check
import { openReceiver } from '../settings.js';
import { smtpTransport } from '../smtp.js';

/* `api/forms.js` of the project exports this again; docs/deploy.md. */

const receiver = openReceiver(process.env, smtpTransport);
/** Where the platform keeps what @vercel/functions offers as a package. */
const context = Symbol.for('@vercel/request-context');

export default {
  fetch: (/** @type {Request} */ request) =>
    receiver.fetch(request, {
      // Vercel replaces what a client writes there
      address: request.headers.get('x-real-ip') ?? '',
      waitUntil: (promise) => Reflect.get(globalThis, context)?.get?.()?.waitUntil?.(promise),
    }),
};
