import { storedItems } from '@/content/storedItems';
import { useStore } from '@/hooks/useStore';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { safeSessionStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';

type Motion = 'playing' | 'paused';

/** What the visitor chose, which the controls show at once. */
const choice = createStore<Motion>(initialMotion, 'playing');
/** What applies: the choice after the next paint. Its readers would delay the control's answer. */
const motion = createStore<Motion>(initialMotion, 'playing');

export function useIsMotionOn(): boolean {
  return useStore(motion) === 'playing';
}

export function useIsMotionChosen(): boolean {
  return useStore(choice) === 'playing';
}

export function isMotionOn(): boolean {
  return choice.get() === 'playing';
}

export function toggleMotion(): void {
  const next = isMotionOn() ? 'paused' : 'playing';
  safeSessionStorage.set(storedItems.motion.name, next);
  choice.set(next);
  void afterNextPaint().then(() => {
    motion.set(choice.get());
    document.documentElement.dataset['motion'] = choice.get();
  });
}

function initialMotion(): Motion {
  const chosen = safeSessionStorage.get(storedItems.motion.name);
  if (chosen === 'playing' || chosen === 'paused') {
    document.documentElement.dataset['motion'] = chosen;
    return chosen;
  }
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'paused' : 'playing';
}
