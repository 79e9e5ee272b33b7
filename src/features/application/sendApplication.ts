import { readResponse, type SendResult } from '@/lib/sendResult';

/** A request without progress or response for this long counts as a network failure. */
const sendTimeoutMs = 60_000;

export type ApplicationResult = SendResult | { readonly status: 'cancelled' };

type SendOptions = {
  /** Called with the part that has been uploaded, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Posts the application as `multipart/form-data`. Never throws. Uses `XMLHttpRequest`, because `fetch`
 * reports no upload progress.
 */
export function sendApplication(
  url: string,
  body: FormData,
  { onProgress, signal }: SendOptions,
): Promise<ApplicationResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const finish = (result: ApplicationResult) => {
      clearTimeout(timer);
      resolve(result);
    };
    const fail = (error: Error) => finish({ status: 'networkError', httpStatus: 0, error });
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new DOMException(`${url} did not respond.`, 'TimeoutError'));
        request.abort();
      }, sendTimeoutMs);
    };
    signal.addEventListener('abort', () => {
      finish({ status: 'cancelled' });
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
