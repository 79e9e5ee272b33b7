import type { ReactNode } from 'react';
import { AuthProvider } from '@/features/auth/AuthProvider';
import type { AuthServices } from '@/features/auth/authServices';
import { ConsentProvider } from '@/features/consent/ConsentProvider';
import type { CookieJar } from '@/lib/cookieJar';

type AppProvidersProps = {
  /** By default those of the build's settings. */
  readonly services?: AuthServices | undefined;
  readonly cookies: CookieJar;
  readonly children: ReactNode;
};

/** Provides sign-in and cookies: the real ones in the entries, fakes in tests. */
export function AppProviders({ services, cookies, children }: AppProvidersProps) {
  return (
    <AuthProvider services={services} cookies={cookies}>
      <ConsentProvider cookies={cookies}>{children}</ConsentProvider>
    </AuthProvider>
  );
}
