import { Suspense, type ReactNode } from 'react';
import { useArrival } from '@/app/useArrival';

type SiteLayoutProps = { readonly children: ReactNode };

export function SiteLayout({ children }: SiteLayoutProps) {
  useArrival();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
    </>
  );
}
