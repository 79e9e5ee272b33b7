import type { ReactNode } from 'react';
import { ConsentProvider } from '@/features/consent/ConsentProvider';
import type { CookieJar } from '@/lib/cookieJar';
import { partProviders } from '@/parts/providers';

type AppProvidersProps = {
  readonly cookies: CookieJar;
  readonly children: ReactNode;
};

/** Provides consent, and what the parts need everywhere. */
export function AppProviders({ cookies, children }: AppProvidersProps) {
  return (
    <ConsentProvider cookies={cookies}>
      {partProviders.reduce(
        (inner, Provider) => (
          <Provider cookies={cookies}>{inner}</Provider>
        ),
        children,
      )}
    </ConsentProvider>
  );
}
