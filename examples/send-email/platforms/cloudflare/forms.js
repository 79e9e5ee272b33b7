// @ts-check
import { openReceiver } from '../../settings.js';

/**
 * @typedef {object} Context of a Pages function
 * @property {Request} request
 * @property {Record<string, unknown>} env
 * @property {(promise: Promise<unknown>) => void} waitUntil
 */

/** @type {ReturnType<typeof openReceiver> | undefined} */
let receiver;

/** @param {Context} context */
export function onRequest(context) {
  receiver ??= openReceiver(context.env, null);
  const address = context.request.headers.get('CF-Connecting-IP') ?? '';
  const waitUntil = (/** @type {Promise<unknown>} */ promise) => context.waitUntil(promise);
  return receiver.fetch(context.request, { address, waitUntil });
}
