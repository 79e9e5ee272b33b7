// @ts-check
import { headers, SendError } from './mail.js';

/**
 * Sends by Resend's HTTP API. The key makes a repetition safe for a day.
 * @param {string} apiKey
 * @returns {import('./mail.js').Transport}
 */
export function resendTransport(apiKey, url = 'https://api.resend.com') {
  /** @type {(body: string | ReadableStream, signal: AbortSignal, key?: string) => Promise<{ status: number, name: string }>} */
  async function post(body, signal, key) {
    const response = await fetch(`${url}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'User-Agent': 'send-email-receiver',
        ...(key && { 'Idempotency-Key': key }),
      },
      body,
      signal,
      ...{ duplex: 'half' },
    }).catch((error) => {
      const code = signal.aborted ? 'EABORT' : (error.cause?.code ?? 'EFETCH');
      throw new SendError(code, !signal.aborted);
    });
    const { name = '' } = Object(await response.json().catch(() => null));
    return { status: response.status, name };
  }

  return {
    async send({ key, replyTo, attachment, ...mail }, signal) {
      const body = { ...mail, ...(replyTo && { reply_to: replyTo }), headers };
      const { status, name } = await post(
        attachment ? withAttachment(body, attachment) : JSON.stringify(body),
        signal,
        key,
      );
      // taken before, from another page
      if (status < 300 || (status === 409 && name === 'invalid_idempotent_request')) return;
      const canRepeat = status === 409 || status === 429 || status >= 500;
      throw new SendError(`HTTP_${status} ${name}`.trim(), canRepeat);
    },
    async verify() {
      // an empty mail is refused as incomplete where the key is accepted
      const { status, name } = await post('{}', AbortSignal.timeout(10_000));
      if (status !== 422) throw new SendError(`HTTP_${status} ${name}`, false);
    },
  };
}

/**
 * As a stream, because base64 and JSON of a resume would take three times its memory.
 * @param {object} mail
 * @param {import('./mail.js').Attachment} attachment
 */
function withAttachment(mail, { filename, read }) {
  const attachments = [{ filename, content: '' }];
  const json = JSON.stringify({ ...mail, attachments });
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
