import { useSyncExternalStore } from 'react';
import { useStore } from '@/hooks/useStore';
import { onItemChange, safeLocalStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { applyTheme, readTheme, storageKey, storageValues, type Theme } from './theme';

const systemDark = '(prefers-color-scheme: dark)';

/** The visitor's choice; entry-inline.ts applies it before the first paint. */
export const currentTheme = createStore<Theme>(readTheme, 'system');

/** Whether the dark theme is active, by choice or by system preference. */
export function useIsDark(): boolean {
  const theme = useStore(currentTheme);
  const isSystemDark = useSyncExternalStore(
    subscribeToSystem,
    () => matchMedia(systemDark).matches,
    () => false,
  );
  return theme === 'system' ? isSystemDark : theme === 'dark';
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

function subscribeToSystem(onChange: () => void): () => void {
  const mediaQuery = matchMedia(systemDark);
  mediaQuery.addEventListener('change', onChange);
  return () => mediaQuery.removeEventListener('change', onChange);
}
