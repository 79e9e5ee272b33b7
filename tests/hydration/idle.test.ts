import { expect, test, vi } from 'vitest';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Delays idle callbacks until the test runs them. */
function stubIdle() {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback));
  return async () => {
    callbacks.shift()?.();
    await nextTask();
  };
}

test('`whenIdleOrInteracted` resolves in the first idle callback, `nextIdle` in the next one', async () => {
  vi.resetModules();
  const becomeIdle = stubIdle();
  const { nextIdle, whenIdleOrInteracted } = await import('@/hydration/idle');
  const resolved: string[] = [];
  void whenIdleOrInteracted.then(() => resolved.push('whenIdleOrInteracted'));
  void nextIdle().then(() => resolved.push('nextIdle'));
  await nextTask();
  expect(resolved).toEqual([]);
  await becomeIdle();
  expect(resolved).toEqual(['whenIdleOrInteracted']);
  await becomeIdle();
  expect(resolved).toEqual(['whenIdleOrInteracted', 'nextIdle']);
  vi.unstubAllGlobals();
});
