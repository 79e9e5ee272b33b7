// @ts-check
import { headers, SendError } from './mail.js';

/**
 * Sends by Resend's HTTP API. The key makes a repetition safe for a day.
 * @param {string} apiKey
 * @returns {import('./mail.js').Transport}
 */
export function resendTransport(apiKey, url = 'https://api.resend.com') {
  /** @type {(body: object, signal: AbortSignal, key?: string) => Promise<{ status: number, name: string }>} */
  async function post(body, signal, key) {
    const response = await fetch(`${url}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'User-Agent': 'send-email-receiver',
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
      signal,
    }).catch((error) => {
      const code = signal.aborted ? 'EABORT' : (error.cause?.code ?? 'EFETCH');
      throw new SendError(code, !signal.aborted);
    });
    const { name = '' } = Object(await response.json().catch(() => null));
    return { status: response.status, name };
  }

  return {
    async send({ key, replyTo, attachment, ...mail }, signal) {
      const reply = replyTo && { reply_to: replyTo };
      const attachments = attachment && [
        { filename: attachment.filename, content: toBase64(attachment.content) },
      ];
      const body = { ...mail, ...reply, headers, ...(attachments && { attachments }) };
      const { status, name } = await post(body, signal, key);
      // taken before, with the time of that request in its text
      if (status < 300 || (status === 409 && name === 'invalid_idempotent_request')) return;
      const canRepeat = status === 409 || status === 429 || status >= 500;
      throw new SendError(`HTTP_${status} ${name}`.trim(), canRepeat);
    },
    async verify() {
      // an empty mail is refused as incomplete where the key is accepted
      const { status, name } = await post({}, AbortSignal.timeout(10_000));
      if (status !== 422) throw new SendError(`HTTP_${status} ${name}`, false);
    },
  };
}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  // a multiple of three
  const size = 24_576;
  let text = '';
  for (let at = 0; at < bytes.length; at += size)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + size)));
  return text;
}
