// @ts-check
import { openReceiver } from '../../../settings.js';

/** @type {ReturnType<typeof openReceiver> | undefined} */
let receiver;

/**
 * A Pages function.
 * @param {{ request: Request, env: Record<string, unknown>, waitUntil: (promise: Promise<unknown>) => void }} context
 */
export function onRequest(context) {
  receiver ??= openReceiver(context.env, null);
  return receiver.fetch(context.request, {
    address: context.request.headers.get('CF-Connecting-IP') ?? '',
    waitUntil: (promise) => context.waitUntil(promise),
  });
}
