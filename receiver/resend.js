// @ts-check
import { headers, SendError, toCode } from './mail.js';

/**
 * Sends by Resend's HTTP API. The key makes a repetition safe for a day.
 * @param {string} apiKey
 * @returns {import('./mail.js').Transport}
 */
export function resendTransport(apiKey, url = 'https://api.resend.com') {
  /** @param {object} mail @param {string} key @param {AbortSignal} signal */
  async function post(mail, key, signal) {
    const response = await fetch(`${url}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'User-Agent': 'fairweather-website',
      },
      ...{ body: JSON.stringify(mail), signal },
    }).catch((error) => {
      throw new SendError(signal.aborted ? 'EABORT' : toCode(error), !signal.aborted);
    });
    const { name = '' } = Object(await response.json().catch(() => null));
    return { status: response.status, code: `HTTP_${response.status} ${name}`.trim() };
  }

  return {
    async send({ key, replyTo, attachment, ...others }, signal) {
      const files = attachment ? [attachment] : [];
      const attachments = files.map((file) => ({ ...file, content: toBase64(file.content) }));
      const mail = { ...others, headers, attachments };
      let { status, code } = await post({ ...mail, reply_to: replyTo || undefined }, key, signal);
      // an address that the service does not take is in the text as well; another mail has another key
      if (status === 422 && replyTo) ({ status, code } = await post(mail, `${key}-`, signal));
      // taken before, from another page
      if (status < 300 || code === 'HTTP_409 invalid_idempotent_request') return;
      throw new SendError(code, status === 409 || status === 429 || status >= 500);
    },
    async verify() {
      // an empty mail is refused as incomplete where the key is accepted
      const { status, code } = await post({}, crypto.randomUUID(), AbortSignal.timeout(10_000));
      if (status !== 422) throw new SendError(code, false);
    },
  };
}

/** @param {Uint8Array} content @returns {string} */
const toBase64 = (content) =>
  Object(content).toBase64?.() ?? Buffer.from(content).toString('base64');
