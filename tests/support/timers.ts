import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { afterNextPaint } from '@/lib/afterNextPaint';

/** Advances the fake timers and renders what they change. */
export function advanceTimers(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** Like `advanceTimers`, and also waits for promises that the timers settle. */
export async function advanceTimersAsync(milliseconds: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
}

/** Waits until what waits for the next paint has run, such as an alert. */
export async function nextPaint(): Promise<void> {
  await act(async () => {
    await afterNextPaint();
    await new Promise((resolve) => setTimeout(resolve));
  });
}
