import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { afterNextPaint, maxPaintWaitMs } from '@/lib/afterNextPaint';

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

/**
 * Withholds the next paint, and the time-out that stands for it in a hidden tab, so that what waits
 * for them (`afterNextPaint`) waits on, however slow the machine is.
 *
 * @returns lets it go on
 */
export function withholdPaint(): () => void {
  const { setTimeout } = globalThis;
  const withheld: (() => void)[] = [];
  const spies = [
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0),
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((handler, delay) => {
      if (delay !== maxPaintWaitMs) return setTimeout(handler, delay);
      withheld.push(handler);
      return setTimeout(() => undefined);
    }),
  ];
  return () => {
    spies.forEach((spy) => spy.mockRestore());
    withheld.forEach((handler) => handler());
  };
}
