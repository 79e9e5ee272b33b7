import { useStore } from '@/hooks/useStore';
import { createStore } from '@/lib/store';

const store = createStore<'open' | 'closed'>(() => 'closed', 'closed');

export function useCookieSettingsOpen(): boolean {
  return useStore(store) === 'open';
}

/** Opens the preferences dialog, whatever was chosen before. */
export function openCookieSettings(): void {
  store.set('open');
}

export function closeCookieSettings(): void {
  store.set('closed');
}
