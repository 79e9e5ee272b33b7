import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { AppProviders } from '@/app/AppProviders';
import { routeFor } from '@/app/routes';
import type { CookieJar } from '@/lib/cookieJar';
import { createMemoryCookies } from './memoryCookies';

type Options = {
  readonly cookies?: CookieJar;
};

/** Renders the real routes at an address, with all lazy code already loaded. */
export async function renderAt(address: string, options: Options = {}) {
  const { pathname } = new URL(address, 'http://localhost');
  await routeFor(pathname).page.preload();
  return renderWithProviders(<App />, options, address);
}

/** Renders a part of the site with the real providers; each call is a separate tab. */
export function renderWithProviders(part: ReactNode, options: Options = {}, address = '/') {
  return render(
    <TestProviders {...options} address={address}>
      {part}
    </TestProviders>,
  );
}

type TestProvidersProps = Options & { readonly address?: string; readonly children: ReactNode };

/** The real providers and a router, with the test's services and cookies. */
export function TestProviders({ address = '/', children, ...options }: TestProvidersProps) {
  const [cookies] = useState(createMemoryCookies);
  return (
    <AppProviders cookies={cookies} {...options}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </AppProviders>
  );
}
