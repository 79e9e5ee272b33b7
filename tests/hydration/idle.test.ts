import { expect, test, vi } from 'vitest';
import { createIdleQueue } from '@/hydration/idle';

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

test('each idle moment gives one turn, urgent requests first', async () => {
  const becomeIdle = stubIdle();
  const taken: string[] = [];
  const nextIdle = createIdleQueue(Promise.resolve());
  let isUrgent = false;
  void nextIdle().then(() => taken.push('first'));
  void nextIdle().then(() => taken.push('second'));
  void nextIdle(() => isUrgent).then(() => taken.push('last'));
  await settle();
  expect(taken).toEqual([]);
  await becomeIdle();
  expect(taken).toEqual(['first']);
  isUrgent = true;
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
  const nextIdle = createIdleQueue(new Promise<void>((resolve) => (open = resolve)));
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

test('it resolves once the page is idle', async () => {
  vi.resetModules();
  const becomeIdle = stubIdle();
  const { whenIdleOrInteracted } = await import('@/hydration/idle');
  let isResolved = false;
  void whenIdleOrInteracted.then(() => (isResolved = true));
  await settle();
  expect(isResolved).toBe(false);
  await becomeIdle();
  expect(isResolved).toBe(true);
  vi.unstubAllGlobals();
});
