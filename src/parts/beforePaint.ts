import { showCachedUser } from '@/parts/sign-in/cachedSession';
import { applyStoredTheme } from '@/parts/theme/theme';

const parts: Readonly<Record<string, () => void>> = {
  'sign-in': showCachedUser,
  theme: applyStoredTheme,
};

/** Runs in the head of every page: src/entry-inline.ts. */
export function runBeforePaint(): void {
  for (const run of Object.values(parts)) run();
}
