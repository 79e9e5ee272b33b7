/** Milliseconds in which an answer is handled that has come while the browser or the machine slept. */
const graceMs = 1000;

/**
 * Aborts after a time, or with another signal. Safari before 17.4 has no `AbortSignal.any`, and
 * Chrome before 124 no sound `AbortSignal.timeout`.
 */
export function timeoutSignal(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const onTimeout = () => controller.abort(new DOMException('No answer came.', 'TimeoutError'));
  let timer = setTimeout(() => {
    timer = setTimeout(onTimeout, graceMs);
  }, timeoutMs - graceMs);
  const onAbort = () => {
    clearTimeout(timer);
    controller.abort(signal?.reason);
  };
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort);
  return controller.signal;
}
