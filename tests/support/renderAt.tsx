import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { routeFor } from '@/app/routes';
import { preloadFooter } from '@/app/SiteLayout/SiteLayout';
import { preloadPageHead } from '@/pages/PageSeoTags';

/** Renders the real routes at an address, with everything the page loads later already there. */
export async function renderAt(address: string) {
  const { pathname } = new URL(address, 'http://localhost');
  await Promise.all([routeFor(pathname).preloadAll(), preloadPageHead(), preloadFooter()]);
  return render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  );
}
