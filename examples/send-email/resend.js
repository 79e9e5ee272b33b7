// @ts-check
import { headers, SendError } from './mail.js';

const apiUrl = 'https://api.resend.com';

/**
 * Sends by Resend's HTTP API. The key makes a repetition safe for a day.
 * @param {string} apiKey
 * @param {string} [url]
 * @returns {import('./mail.js').Transport}
 */
export function resendTransport(apiKey, url = apiUrl) {
  /** @type {(body: unknown, key: string, signal: AbortSignal) => Promise<{ status: number, name: string }>} */
  async function post(body, key, signal) {
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
      throw new SendError(signal.aborted ? 'EABORT' : (error.cause?.code ?? 'EFETCH'), {
        canRepeat: !signal.aborted,
      });
    });
    const { name = '' } = Object(await response.json().catch(() => null));
    return { status: response.status, name };
  }

  return {
    async send({ key, from, to, replyTo, subject, text, attachment }, signal) {
      const mail = {
        from,
        to: [to],
        ...(replyTo && { reply_to: replyTo }),
        subject,
        text,
        headers,
      };
      const { status, name } = await post(
        attachment
          ? {
              ...mail,
              attachments: [
                { filename: attachment.filename, content: toBase64(attachment.content) },
              ],
            }
          : mail,
        key,
        signal,
      );
      // taken before, with the time of that request in its text
      if (status < 300 || (status === 409 && name === 'invalid_idempotent_request')) return;
      const canRepeat = status === 409 || status === 429 || status >= 500;
      throw new SendError(`HTTP_${status} ${name}`.trim(), { canRepeat, response: status });
    },
    async verify() {
      // an empty mail is refused as incomplete where the key is accepted
      const { status, name } = await post({}, '', AbortSignal.timeout(10_000));
      if (status !== 422) throw new SendError(`HTTP_${status} ${name}`, { canRepeat: false });
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
