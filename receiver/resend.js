// @ts-check
import { headers, SendError, toCode } from './mail.js';

/**
 * Sends by Resend's HTTP API. The key makes a repetition safe for a day.
 * @param {string} apiKey
 * @returns {import('./mail.js').Transport}
 */
export function resendTransport(apiKey, url = 'https://api.resend.com') {
  /** @param {BodyInit} body @param {AbortSignal} signal @param {Record<string, string>} [others] */
  async function post(body, signal, others) {
    const response = await fetch(`${url}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'User-Agent': 'fairweather-website',
        ...others,
      },
      ...{ body, signal, duplex: 'half' },
    }).catch((error) => {
      throw new SendError(signal.aborted ? 'EABORT' : toCode(error), !signal.aborted);
    });
    const { name = '' } = Object(await response.json().catch(() => null));
    return { status: response.status, code: `HTTP_${response.status} ${name}`.trim() };
  }

  /** @param {Omit<import('./mail.js').Mail, 'replyTo'> & { reply_to?: string | undefined }} mail @param {AbortSignal} signal */
  function offer({ key, attachment, ...mail }, signal) {
    const json = JSON.stringify({
      ...{ ...mail, headers },
      ...(attachment && { attachments: [{ filename: attachment.filename, content: '' }] }),
    });
    const bytes = new Blob([json]).size + 4 * Math.ceil((attachment?.content?.length ?? 0) / 3);
    const others = { 'Idempotency-Key': key, 'Content-Length': String(bytes) };
    return post(attachment ? withContent(json, attachment, bytes) : json, signal, others);
  }

  return {
    async send({ replyTo, ...mail }, signal) {
      let { status, code } = await offer({ ...mail, reply_to: replyTo || undefined }, signal);
      // an address that the service does not take is in the text as well; another mail has another key
      if (status === 422 && replyTo)
        ({ status, code } = await offer({ ...mail, key: `${mail.key}-` }, signal));
      // taken before, from another page
      if (status < 300 || code === 'HTTP_409 invalid_idempotent_request') return;
      throw new SendError(code, status === 409 || status === 429 || status >= 500);
    },
    async verify() {
      // an empty mail is refused as incomplete where the key is accepted
      const { status, code } = await post('{}', AbortSignal.timeout(10_000));
      if (status !== 422) throw new SendError(code, false);
    },
  };
}

/**
 * As a stream, because base64 and JSON of a resume would take three times its memory.
 * @param {string} json whose last text is to be the content
 * @param {import('./body.js').Lease} lease of the content
 * @param {number} bytes of the whole
 */
function withContent(json, lease, bytes) {
  const end = '"}]}';
  const encoder = new TextEncoder();
  const slices = lease.read();
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(json.slice(0, -end.length))),
    pull(controller) {
      const { done, value } = slices.next();
      const text = done ? end : btoa(String.fromCharCode(...value));
      controller.enqueue(encoder.encode(text));
      if (done) controller.close();
    },
  });
  // Cloudflare's runtime leaves the header out, but for a stream of its own
  const FixedLength = Reflect.get(globalThis, 'FixedLengthStream');
  return FixedLength ? stream.pipeThrough(new FixedLength(bytes)) : stream;
}
