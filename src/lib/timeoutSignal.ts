/** Safari before 17.4 has no `AbortSignal.any`, Chrome before 124 no sound `AbortSignal.timeout`. */
export function timeoutSignal(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const onTimeout = () => controller.abort(new DOMException('No answer came.', 'TimeoutError'));
  const timer = setTimeout(onTimeout, timeoutMs);
  const onAbort = () => {
    clearTimeout(timer);
    controller.abort(signal?.reason);
  };
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort);
  return controller.signal;
}
