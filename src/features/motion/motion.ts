import { useStore } from '@/hooks/useStore';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { safeSessionStorage } from '@/lib/storage';
import { storedItems } from '@/lib/storageInventory';
import { createStore } from '@/lib/store';

type Motion = 'playing' | 'paused';

const store = createStore<Motion>(initialMotion, 'playing');

/** Whether typewriter, marquees and carousels may move. */
export function useIsMotionOn(): boolean {
  return useStore(store) === 'playing';
}

export function isMotionOn(): boolean {
  return store.get() === 'playing';
}

/** Pauses or resumes all motion for the session. */
export function toggleMotion(): void {
  const next = isMotionOn() ? 'paused' : 'playing';
  safeSessionStorage.set(storedItems.motion.name, next);
  store.set(next);
  // the style of every element follows, and would delay the button's answer
  void afterNextPaint().then(() => (document.documentElement.dataset['motion'] = store.get()));
}

function initialMotion(): Motion {
  const chosen = safeSessionStorage.get(storedItems.motion.name);
  if (chosen === 'playing' || chosen === 'paused') {
    document.documentElement.dataset['motion'] = chosen;
    return chosen;
  }
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'paused' : 'playing';
}
