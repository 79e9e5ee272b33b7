// @ts-check
import { openReceiver } from '../../settings.js';
import { smtpTransport } from '../../smtp.js';

const receiver = openReceiver(process.env, smtpTransport);

/** @param {Request} request @param {{ ip: string, waitUntil?: (promise: Promise<unknown>) => void }} context */
export default (request, context) =>
  receiver.fetch(request, {
    address: context.ip,
    waitUntil: (promise) => context.waitUntil?.(promise),
  });

export const config = { path: ['/send-email', '/applications'] };
