// @ts-check
import { headers, SendError } from './mail.js';

/**
 * Sends by Resend's HTTP API. The key makes a repetition safe for a day.
 * @param {string} apiKey
 * @returns {import('./mail.js').Transport}
 */
export function resendTransport(apiKey, url = 'https://api.resend.com') {
  /** @param {BodyInit} body @param {AbortSignal} signal @param {string} [key] */
  async function post(body, signal, key) {
    const response = await fetch(`${url}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'User-Agent': 'send-email-receiver',
        ...(key && { 'Idempotency-Key': key }),
      },
      ...{ body, signal, duplex: 'half' },
    }).catch((error) => {
      const code = signal.aborted ? 'EABORT' : (error.cause?.code ?? 'EFETCH');
      throw new SendError(code, !signal.aborted);
    });
    const { name = '' } = Object(await response.json().catch(() => null));
    return { status: response.status, code: `HTTP_${response.status} ${name}`.trim() };
  }

  return {
    async send({ key, replyTo, attachment, ...mail }, signal) {
      const json = JSON.stringify({
        ...{ ...mail, headers, reply_to: replyTo || undefined },
        ...(attachment && { attachments: [{ filename: attachment.filename, content: '' }] }),
      });
      const body = attachment ? withContent(json, attachment) : json;
      const { status, code } = await post(body, signal, key);
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
 * @param {import('./mail.js').Attachment} attachment
 */
function withContent(json, { read }) {
  const end = '"}]}';
  function* write() {
    yield json.slice(0, -end.length);
    for (const slice of read()) yield btoa(String.fromCharCode(...slice));
    yield end;
  }
  const text = write();
  return new ReadableStream({
    pull(stream) {
      const { done, value } = text.next();
      if (done) stream.close();
      else stream.enqueue(new TextEncoder().encode(value));
    },
  });
}
