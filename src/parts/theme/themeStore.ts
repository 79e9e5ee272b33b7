import { useSyncExternalStore } from 'react';
import { isMotionOn } from '@/features/motion/motion';
import { isInView } from '@/lib/focus';
import { onItemChange, safeLocalStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { applyTheme, readTheme, storageKey, storageValues, type Theme } from './theme';

const systemDark = '(prefers-color-scheme: dark)';

/** The visitor's choice; entry-inline.ts applies it before the first paint. */
export const currentTheme = createStore<Theme>(readTheme, 'system');

/** Whether the dark theme is active, by choice or by system preference. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

/** What is active now: in the first client render a component does not know it. */
export function isDark(): boolean {
  const theme = currentTheme.get();
  return theme === 'system' ? matchMedia(systemDark).matches : theme === 'dark';
}

/** @param pressed the control, where the other sky opens; without it the theme changes at once */
export function chooseTheme(theme: Theme, pressed?: Element): void {
  if (theme === 'system') safeLocalStorage.remove(storageKey);
  else safeLocalStorage.set(storageKey, storageValues[theme]);
  if (pressed && 'startViewTransition' in document && isMotionOn())
    openSky(pressed, () => setTheme(theme));
  else setTheme(theme);
}

/** The other sky opens as a disc: from the sun of the hero, or where the visitor pressed. */
function openSky(pressed: Element, show: () => void): void {
  const root = document.documentElement;
  const sun = document.querySelector('main [data-sun]');
  const box = (sun && isInView(sun) ? sun : pressed).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  for (const [name, px] of Object.entries({ x, y, radius }))
    root.style.setProperty(`--sky-${name}`, `${px}px`);
  root.dataset['sky'] = 'opening';
  const { ready, finished } = document.startViewTransition(show);
  // a later change, or a hidden tab, skips the animation
  ready.catch(() => undefined);
  void finished.finally(() => delete root.dataset['sky']);
}

/** Applies a choice made in another tab, before this code loaded, or in the back-forward cache. */
export function syncTheme(): () => void {
  const applied = document.documentElement.dataset['theme'] ?? 'system';
  if (applied !== readTheme()) setTheme(readTheme());
  return onItemChange(storageKey, () => setTheme(readTheme()));
}

function setTheme(theme: Theme) {
  applyTheme(theme);
  currentTheme.set(theme);
}

function subscribe(onChange: () => void): () => void {
  const unsubscribe = currentTheme.subscribe(onChange);
  const mediaQuery = matchMedia(systemDark);
  mediaQuery.addEventListener('change', onChange);
  return () => {
    unsubscribe();
    mediaQuery.removeEventListener('change', onChange);
  };
}
