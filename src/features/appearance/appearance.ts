import { useSyncExternalStore } from 'react';
import { themeStorageKey } from '@/config/storageKeys';
import { useStore } from '@/hooks/useStore';
import { safeLocalStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';

export const appearances = ['system', 'day', 'night'] as const;
export type Appearance = (typeof appearances)[number];

const systemNight = '(prefers-color-scheme: dark)';

const store = createStore<Appearance>(readChoice, 'system');

/** What the visitor chose; hydration/inline/beforePaint.ts applies a stored choice before the first paint. */
export function useAppearance(): Appearance {
  return useStore(store);
}

/** Whether the page is printed in the moonlit set now, by choice or by the system's wish. */
export function useNight(): boolean {
  const choice = useAppearance();
  const isSystemNight = useSyncExternalStore(
    subscribeToSystem,
    () => matchMedia(systemNight).matches,
    () => false,
  );
  return choice === 'system' ? isSystemNight : choice === 'night';
}

/** Changes the page and remembers the choice in this browser. */
export function chooseAppearance(choice: Appearance): void {
  if (choice === 'system') safeLocalStorage.remove(themeStorageKey);
  else safeLocalStorage.set(themeStorageKey, choice);
  show(choice);
}

/**
 * Follows a choice made in another tab, also one made before this code was there or while this page
 * lay in the back-forward cache.
 * @returns the function that ends it
 */
export function followAppearance(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) show(readChoice());
  };
  const onReturn = (event: PageTransitionEvent) => {
    if (event.persisted) show(readChoice());
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onReturn);
  if ((document.documentElement.dataset['theme'] ?? 'system') !== readChoice()) show(readChoice());
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onReturn);
  };
}

function show(choice: Appearance) {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  document
    .querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    .forEach((meta) => (meta.media = mediaFor(meta.dataset['appearance'], choice)));
  store.set(choice);
}

function mediaFor(appearance: string | undefined, choice: Appearance): string {
  if (choice === 'system')
    return `(prefers-color-scheme: ${appearance === 'night' ? 'dark' : 'light'})`;
  return appearance === choice ? 'all' : 'not all';
}

function readChoice(): Appearance {
  const stored = safeLocalStorage.get(themeStorageKey);
  return stored === 'day' || stored === 'night' ? stored : 'system';
}

function subscribeToSystem(onChange: () => void): () => void {
  const list = matchMedia(systemNight);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
