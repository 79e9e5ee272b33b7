import { beforeEach, expect, test, vi } from 'vitest';
import { loadLater } from '@/lib/loadLater';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

/** Fails as often as told, then loads. */
function loaderFailing(times: number) {
  let calls = 0;
  return vi.fn(() => {
    calls += 1;
    return calls > times ? Promise.resolve('loaded') : Promise.reject(new Error('404'));
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const act = (type: string) => dispatchEvent(new Event(type));

test('it loads at the first sign of use, once', async () => {
  const load = loaderFailing(0);
  const loading = loadLater(load);
  act('pointerdown');
  expect(await loading).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load stays pending, and is tried again when the browser is online', async () => {
  const load = loaderFailing(1);
  const loading = loadLater(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await settle();
  act('online');
  expect(await loading).toBe('loaded');
});

test('it is tried again when the visitor acts, but not at once', async () => {
  const load = loaderFailing(2);
  const loading = loadLater(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await settle();
  act('keydown');
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  act('pointerdown');
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  act('online');
  expect(await loading).toBe('loaded');
});

test('parts come one after another, each when the browser is idle', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  const loads = [loaderFailing(0), loaderFailing(0)];
  const calls = () => loads.map((load) => load.mock.calls.length);
  const both = Promise.all(loads.map((load) => loadLater(load)));
  await settle();
  expect(calls()).toEqual([0, 0]);
  waiting.shift()?.();
  await settle();
  expect(calls()).toEqual([1, 0]);
  waiting.shift()?.();
  expect(await both).toEqual(['loaded', 'loaded']);
  vi.unstubAllGlobals();
});
