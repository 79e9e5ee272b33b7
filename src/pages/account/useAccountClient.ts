import { useEffect, useState } from 'react';
import type { AccountClient } from '@/features/auth/authClient';
import { useAuth } from '@/features/auth/AuthProvider';

export type LoadedClient = AccountClient | 'loading' | 'failed';

/** The sign-in service, loaded while `isNeeded`. */
export function useAccountClient(isNeeded: boolean): LoadedClient {
  const { services } = useAuth();
  const [client, setClient] = useState<LoadedClient>('loading');
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    services.accounts().then(
      (loaded) => isCurrent && setClient(loaded),
      () => isCurrent && setClient('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [services, isNeeded]);
  return client;
}
