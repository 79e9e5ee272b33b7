import { beforeEach, expect, test, vi } from 'vitest';
import { sendApplication } from '../application/sendApplication';

const url = 'http://jobs.test/applications';

/** A request that answers when the test says so. */
class FakeRequest {
  static latest: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly open = vi.fn();
  readonly send = vi.fn();
  readonly abort = vi.fn();
  readonly status = 200;
  readonly responseText = '{"success":true}';
  onload?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.latest = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

function start() {
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  const result = sendApplication(url, new FormData(), { onProgress, signal });
  const request = FakeRequest.latest;
  const progress = (loaded: number, total: number) =>
    request.upload.onprogress?.({ loaded, total });
  return { result, request, progress, onProgress };
}

test('progress is reported as a part of the whole, and as none while the whole is unknown', async () => {
  const { result, request, progress, onProgress } = start();
  progress(0, 0);
  progress(2, 8);
  progress(8, 8);
  request.onload?.();
  expect(onProgress.mock.calls).toEqual([[0], [0.25], [1]]);
  await expect(result).resolves.toEqual({ status: 'sent' });
  expect(vi.getTimerCount()).toBe(0);
});

test('60 seconds without progress or response are a failure, and stop the request', async () => {
  const { result, request, progress } = start();
  vi.advanceTimersByTime(59_999);
  progress(1, 2);
  vi.advanceTimersByTime(59_999);
  expect(request.abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(request.abort).toHaveBeenCalledOnce();
  await expect(result).resolves.toMatchObject({ status: 'networkError', httpStatus: 0 });
});

test('the browser’s Stop button is a failure', async () => {
  const { result, request } = start();
  request.onabort?.();
  await expect(result).resolves.toMatchObject({ status: 'networkError', httpStatus: 0 });
  expect(vi.getTimerCount()).toBe(0);
});
