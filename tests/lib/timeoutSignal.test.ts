import { expect, test, vi } from 'vitest';
import { timeoutSignal } from '@/lib/timeoutSignal';

test('a time that ends while the machine sleeps leaves a turn for what has come', () => {
  vi.useFakeTimers();
  const signal = timeoutSignal(15_000);
  // what is due when it wakes
  vi.advanceTimersToNextTimer();
  expect(signal.aborted).toBe(false);
  vi.advanceTimersToNextTimer();
  expect(signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
