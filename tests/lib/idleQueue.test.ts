import { expect, test, vi } from 'vitest';
import { createIdleQueue } from '@/lib/idleQueue';

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
  const nextTurn = createIdleQueue(Promise.resolve());
  let lastPriority = 0;
  void nextTurn().then(() => taken.push('first'));
  void nextTurn().then(() => taken.push('second'));
  void nextTurn(() => lastPriority).then(() => taken.push('last'));
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
  const nextTurn = createIdleQueue(new Promise((resolve) => (open = resolve)));
  void nextTurn().then(() => taken.push('early'));
  await becomeIdle();
  expect(taken).toEqual([]);
  open();
  await settle();
  await becomeIdle();
  expect(taken).toEqual(['early']);
  void nextTurn().then(() => taken.push('late'));
  await settle();
  await becomeIdle();
  expect(taken).toEqual(['early', 'late']);
  vi.unstubAllGlobals();
});
