import { useStore } from '@/hooks/useStore';
import { createStore } from '@/lib/store';

export type AuthView = 'login' | 'signUp' | 'reset';

type AuthModalState = {
  readonly view: AuthView | 'closed';
  /** A failure from before the page was left, to be said when it opens. */
  readonly failure: Error | null;
};

const closed: AuthModalState = { view: 'closed', failure: null };
const store = createStore<AuthModalState>(() => closed, closed);

export function useAuthModal(): AuthModalState {
  return useStore(store);
}

export function openLogin(failure: Error | null = null): void {
  store.set({ view: 'login', failure });
}

export function openSignUp(): void {
  store.set({ view: 'signUp', failure: null });
}

export function openPasswordReset(): void {
  store.set({ view: 'reset', failure: null });
}

export function closeAuthModal(): void {
  if (store.get().view !== 'closed') store.set(closed);
}
