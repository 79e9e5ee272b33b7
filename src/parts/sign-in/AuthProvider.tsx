import { createContext, use, useState, type ReactNode } from 'react';
import { env } from '@/config/env';
import { useStore } from '@/hooks/useStore';
import { createAuthClients, createAuthStore, type AuthDialog, type AuthStore } from './authStore';
import type { AuthClients } from './client';

const AuthContext = createContext<AuthStore | null>(null);

type AuthProviderProps = {
  /** By default those of the build's settings. */
  readonly clients?: AuthClients | undefined;
  readonly children: ReactNode;
};

export function AuthProvider({ clients, children }: AuthProviderProps) {
  const [store] = useState(() => createAuthStore(clients ?? createAuthClients(env)));
  return <AuthContext value={store}>{children}</AuthContext>;
}

/** The session and its actions; `user` is null while signed out, and in prerendered HTML. Subscribes. */
export function useAuth() {
  const store = useAuthStore();
  const session = useStore(store.session);
  const user = session.status === 'signedIn' ? session.user : null;
  const { clients, logOut } = store;
  return { session, user, clients, logOut };
}

/** The open view of the sign-in dialog, and its actions. Subscribes, as `useAuth` does. */
export function useAuthDialog(): AuthDialog & Pick<AuthStore, 'openDialog' | 'closeDialog'> {
  const { dialog, openDialog, closeDialog } = useAuthStore();
  return { ...useStore(dialog), openDialog, closeDialog };
}

/** The store itself, for effects; does not subscribe. */
export function useAuthStore(): AuthStore {
  const store = use(AuthContext);
  if (!store) {
    throw new Error(
      'useAuth was called outside an AuthProvider, so there is no session to read. Render the component inside AppProviders (in a test: with renderAt).',
    );
  }
  return store;
}
