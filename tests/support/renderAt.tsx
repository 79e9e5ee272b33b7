import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { App, AppProviders } from '@/app/App';
import { PageRouter } from '@/app/navigation/PageRouter';
import { routeFor } from '@/app/routes';
import type { CookieJar } from '@/lib/cookieJar';
import { createMemoryCookies } from './memoryCookies';

type Options = {
  readonly cookies?: CookieJar;
};

/**
 * Renders what `entry-client.tsx` renders at an address, with all lazy code already loaded.
 */
export async function renderAt(address: string, options: Options = {}) {
  const { pathname } = new URL(address, 'http://localhost');
  await routeFor(pathname).Component.preload();
  return renderWithProviders(<App />, options, address);
}

/** Renders a part of the site with the real providers, at the document's address or another one. */
export function renderWithProviders(part: ReactNode, options: Options = {}, address?: string) {
  if (address) history.replaceState(null, '', address);
  return render(<TestProviders {...options}>{part}</TestProviders>);
}

type TestProvidersProps = Options & { readonly children: ReactNode };

/** The real providers and the real router, with the test's services and cookies. */
export function TestProviders({ children, ...options }: TestProvidersProps) {
  const [cookies] = useState(createMemoryCookies);
  return (
    <PageRouter>
      <AppProviders cookies={cookies} {...options}>
        {children}
      </AppProviders>
    </PageRouter>
  );
}
