import type { ReactNode } from 'react';
import { ConsentProvider } from '@/features/consent/ConsentProvider';
import type { CookieJar } from '@/lib/cookieJar';
import type { AuthClients } from '@/parts/sign-in/authClients';
import { AuthProvider } from '@/parts/sign-in/AuthProvider';

type AppProvidersProps = {
  /** By default those of the build's settings. */
  readonly clients?: AuthClients | undefined;
  readonly cookies: CookieJar;
  readonly children: ReactNode;
};

/** Provides sign-in and cookies: the real ones in the entries, fakes in tests. */
export function AppProviders({ clients, cookies, children }: AppProvidersProps) {
  return (
    <AuthProvider clients={clients} cookies={cookies}>
      <ConsentProvider cookies={cookies}>{children}</ConsentProvider>
    </AuthProvider>
  );
}
