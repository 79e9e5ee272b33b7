import type { SendOptions } from '@/hooks/useFormSubmission';
import { readResponse, type SendResult } from '@/lib/sendResult';

/** A request without progress or response for this long counts as a network failure. */
const sendTimeoutMs = 60_000;

/**
 * Posts the application as `multipart/form-data`. Never rejects. Uses `XMLHttpRequest`, because
 * `fetch` reports no upload progress.
 */
export function sendApplication(
  url: string,
  body: FormData,
  { onProgress, signal }: Pick<SendOptions, 'onProgress' | 'signal'>,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const finish = (result: SendResult) => {
      clearTimeout(timer);
      resolve(result);
    };
    const fail = (error: unknown) => finish({ status: 'networkError', httpStatus: 0, error });
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new DOMException(`${url} did not respond.`, 'TimeoutError'));
        request.abort();
      }, sendTimeoutMs);
    };
    signal.addEventListener('abort', () => {
      fail(signal.reason);
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => finish(readResponse(url, request.status, request.responseText));
    request.onerror = () => fail(new TypeError(`${url} could not be reached.`));
    restartTimer();
    request.open('POST', url);
    request.send(body);
  });
}
