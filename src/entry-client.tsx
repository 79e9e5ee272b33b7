import '@/styles/global.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { AppProviders } from '@/app/AppProviders';
import { documentLoadType, loadCode } from '@/app/navigation/documentReload';
import { clearHandledClicks } from '@/hydration/preHydrationEvents';
import { retryFailedStylesheets } from '@/hydration/retry';
import { HydrationFailedToast } from '@/app/errors/HydrationFailedToast';
import { allRoutes, routeFor } from '@/app/routes';
import { env } from '@/config/env';
import { createAuthServices } from '@/features/auth/authServices';
import { recordFaults } from '@/features/measuring/faults';
import { canonicalPath } from '@/lib/canonicalPath';
import { browserCookies } from '@/lib/cookieJar';

const site = (
  <StrictMode>
    <BrowserRouter>
      <AppProviders services={createAuthServices(env)} cookies={browserCookies}>
        <App />
      </AppProviders>
    </BrowserRouter>
  </StrictMode>
);

async function start() {
  if (__MEASURING__?.reportUrl) recordFaults();
  retryFailedStylesheets();
  const canonical = canonicalPath(
    location.pathname,
    allRoutes.map((route) => route.path),
  );
  if (canonical) {
    const address = canonical + location.search + location.hash;
    if (!isDocumentOf(canonical)) {
      location.replace(address);
      return;
    }
    history.replaceState(history.state, '', address);
  }
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no element with the id "app".');
  const route = routeFor(location.pathname);
  if (root.firstElementChild) {
    const code = await loadCode(route.page.preload);
    if (code === 'loaded') {
      startTransition(() => {
        hydrateRoot(root, site);
      });
      clearHandledClicks();
    } else if (code === 'missing' && documentLoadType() !== 'reload') {
      location.reload();
    } else if (code !== 'left') {
      showToast();
    }
    return;
  }
  if (import.meta.env.DEV) {
    const { startMocks } = await import('@/mocks/start');
    await startMocks();
  }
  await route.page.preload();
  createRoot(root).render(site);
}

/** Whether the loaded document is that page, at the address of its file. */
function isDocumentOf(path: string): boolean {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link !== null && new URL(link.href).pathname === path;
}

/** Shows a toast over the prerendered page, which does not hydrate. */
function showToast() {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<HydrationFailedToast />);
}

void start();
