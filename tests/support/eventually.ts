import { vi } from 'vitest';

/** Repeats a check until it passes. Vitest's own second is too short on a busy machine. */
export function eventually<Result>(check: () => Result): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000 });
}
