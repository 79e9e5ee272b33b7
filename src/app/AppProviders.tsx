import type { ReactNode } from 'react';
import { ConsentProvider } from '@/features/consent/ConsentProvider';
import type { CookieJar } from '@/lib/cookieJar';
import { AuthProvider } from '@/parts/sign-in/AuthProvider';

type AppProvidersProps = {
  readonly cookies: CookieJar;
  readonly children: ReactNode;
};

export function AppProviders({ cookies, children }: AppProvidersProps) {
  return (
    <ConsentProvider cookies={cookies}>
      <AuthProvider cookies={cookies}>{children}</AuthProvider>
    </ConsentProvider>
  );
}
