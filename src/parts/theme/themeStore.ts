import { useSyncExternalStore } from 'react';
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

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') safeLocalStorage.remove(storageKey);
  else safeLocalStorage.set(storageKey, storageValues[theme]);
  setTheme(theme);
}

/**
 * Applies a choice made in another tab, before this code loaded, or while the page was in the
 * back-forward cache.
 *
 * @returns a cleanup function
 */
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
