import { storedItems } from '@/content/storedItems';
import { useStore } from '@/hooks/useStore';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { safeSessionStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';

type Motion = 'playing' | 'paused';

/** What the visitor chose, which the controls show at once. */
const choice = createStore<Motion>(readMotion, 'playing');
/** What applies: the choice after the next paint. Its readers would delay the control's answer. */
const motion = createStore<Motion>(readMotion, 'playing');

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

/** As entry-inline.ts has found it before the first paint. */
function readMotion(): Motion {
  return document.documentElement.dataset['motion'] === 'paused' ? 'paused' : 'playing';
}
