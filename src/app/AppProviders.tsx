import type { ReactNode } from 'react';
import { ConsentProvider } from '@/features/consent/ConsentProvider';
import type { CookieJar } from '@/lib/cookieJar';
import { providers } from '@/parts/layout';

type AppProvidersProps = {
  readonly cookies: CookieJar;
  readonly children: ReactNode;
};

export function AppProviders({ cookies, children }: AppProvidersProps) {
  return (
    <ConsentProvider cookies={cookies}>
      {Object.values(providers).reduce(
        (inner, Provider) => (
          <Provider cookies={cookies}>{inner}</Provider>
        ),
        children,
      )}
    </ConsentProvider>
  );
}
