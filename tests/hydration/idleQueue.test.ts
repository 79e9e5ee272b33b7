import { expect, test, vi } from 'vitest';
import { createIdleQueue } from '@/hydration/idleQueue';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Holds idle callbacks back until they are called. */
function stubIdle() {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback));
  return async () => {
    callbacks.shift()?.();
    await settle();
  };
}

test('each idle moment gives one turn, the highest priority first', async () => {
  const becomeIdle = stubIdle();
  const taken: string[] = [];
  const nextIdle = createIdleQueue(Promise.resolve());
  let lastPriority = 0;
  void nextIdle().then(() => taken.push('first'));
  void nextIdle().then(() => taken.push('second'));
  void nextIdle(() => lastPriority).then(() => taken.push('last'));
  await settle();
  expect(taken).toEqual([]);
  await becomeIdle();
  expect(taken).toEqual(['first']);
  lastPriority = 1;
  await becomeIdle();
  expect(taken).toEqual(['first', 'last']);
  await becomeIdle();
  expect(taken).toEqual(['first', 'last', 'second']);
  vi.unstubAllGlobals();
});

test('no turn comes before the queue opens, and one that is asked for later comes too', async () => {
  const becomeIdle = stubIdle();
  let open: () => void = () => undefined;
  const taken: string[] = [];
  const nextIdle = createIdleQueue(new Promise((resolve) => (open = resolve)));
  void nextIdle().then(() => taken.push('early'));
  await becomeIdle();
  expect(taken).toEqual([]);
  open();
  await settle();
  await becomeIdle();
  expect(taken).toEqual(['early']);
  void nextIdle().then(() => taken.push('late'));
  await settle();
  await becomeIdle();
  expect(taken).toEqual(['early', 'late']);
  vi.unstubAllGlobals();
});
