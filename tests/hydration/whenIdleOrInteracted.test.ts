import { expect, test, vi } from 'vitest';

test('it resolves when the page is idle, even if its window is gone by then', async () => {
  vi.useFakeTimers();
  try {
    const { whenIdleOrInteracted } = await import('@/hydration/whenIdleOrInteracted');
    vi.stubGlobal('removeEventListener', undefined);
    await vi.runAllTimersAsync();
    await expect(whenIdleOrInteracted).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
