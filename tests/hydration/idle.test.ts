import { expect, test, vi } from 'vitest';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Delays idle callbacks until the test runs them. */
function stubIdle() {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback));
  return async () => {
    callbacks.shift()?.();
    await settle();
  };
}

test('late code waits for an idle page, and each turn for the next idle callback', async () => {
  vi.resetModules();
  const becomeIdle = stubIdle();
  const { nextIdle, whenIdleOrInteracted } = await import('@/hydration/idle');
  const resolved: string[] = [];
  void whenIdleOrInteracted.then(() => resolved.push('late code'));
  void nextIdle().then(() => resolved.push('turn'));
  await settle();
  expect(resolved).toEqual([]);
  await becomeIdle();
  expect(resolved).toEqual(['late code']);
  await becomeIdle();
  expect(resolved).toEqual(['late code', 'turn']);
  vi.unstubAllGlobals();
});
