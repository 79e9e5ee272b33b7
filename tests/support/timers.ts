import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances the fake timers and renders what they change. */
export function advanceTimers(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** Like `advanceTimers`, and also waits for promises that the timers settle. */
export async function advanceTimersAsync(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}
