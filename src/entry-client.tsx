import '@/styles/global.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, AppProviders } from '@/app/App';
import { LoadToast } from '@/app/errors/LoadToast';
import { loadPage, reportThrown, watchMissingFiles } from '@/app/errors/missingFile';
import { PageRouter } from '@/app/navigation/PageRouter';
import { canonicalPath, notFoundRoute, routeFor } from '@/app/routes';
import { env } from '@/config/env';
import { collectFields } from '@/hydration/earlyFields';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { dropHandledClicks, handleCodeFailure } from '@/hydration/preHydrationEvents';
import { tolerateChangedDom } from '@/hydration/tolerateChangedDom';
import { browserCookies } from '@/lib/cookieJar';
import { documentLoadType } from '@/lib/documentLoadType';

const createSite = () => (
  <StrictMode>
    <ErrorBoundary keeps="#app > *">
      <PageRouter>
        <AppProviders cookies={browserCookies}>
          <App />
        </AppProviders>
      </PageRouter>
    </ErrorBoundary>
  </StrictMode>
);

/** src/hydration/README.md tells what comes before and after. */
async function start() {
  window.hasCodeStarted = true;
  watchMissingFiles();
  tolerateChangedDom();
  await wholeDocument();
  const canonical = canonicalPath(location.pathname);
  if (canonical) {
    const address = canonical + location.search + location.hash;
    // the document of another page
    if (canonicalAddress() !== env.siteUrl + canonical) {
      location.replace(address);
      return;
    }
    history.replaceState(history.state, '', address);
  }
  // an extension may have one of this id too
  const root = document.querySelector('#app:not(:empty)') ?? document.getElementById('app');
  if (!root) throw new Error('index.html has no element with the id "app".');
  const route = routeFor(location.pathname);
  // at an address that the site does not know, for example under a prefix or in an archive
  if (route === notFoundRoute && canonicalAddress()) {
    handleCodeFailure();
    return;
  }
  if (root.firstElementChild) {
    const isLoaded = await loadPage(route.Component.preload);
    // a form has been sent without it
    if (window.hasCodeFailed) return;
    if (isLoaded) {
      collectFields();
      startTransition(() => {
        hydrateRoot(root, createSite(), { onCaughtError: reportThrown, onUncaughtError });
      });
      // React hydrates first the part that an event happens on: here the one that the hash names
      const visit = new MouseEvent('mouseover', { bubbles: true });
      document.querySelector(':target')?.dispatchEvent(visit);
      dropHandledClicks();
    } else {
      handleCodeFailure();
      // over the prerendered page, which does not hydrate
      createRoot(document.body.appendChild(document.createElement('div'))).render(<LoadToast />);
    }
    return;
  }
  if (import.meta.env.DEV) {
    const { startMocks } = await import('@/app/mocks');
    await startMocks();
  }
  await route.Component.preload();
  createRoot(root).render(createSite());
}

/** Milliseconds without another element after which a document counts as broken off. */
const maxStallMs = 5000;

/**
 * On a connection that stops, cached code may start before the document has come. Whoever presses
 * Stop, or loses the connection, gets no `DOMContentLoaded`: the code then renders what is missing.
 */
function wholeDocument(): Promise<void> {
  return new Promise((resolve) => {
    const elements = document.getElementsByTagName('*');
    let count = 0;
    const timer = setInterval(() => {
      if (elements.length === count) window.stop();
      count = elements.length;
    }, maxStallMs);
    const check = () => {
      if (document.readyState === 'loading') return;
      clearInterval(timer);
      resolve();
    };
    document.addEventListener('readystatechange', check);
    check();
  });
}

/** Of what no boundary keeps, React empties the page: its document is complete. */
function onUncaughtError(error: unknown) {
  reportError(error);
  if (documentLoadType() !== 'reload') location.reload();
}

/** Of the loaded document; the one that says "Page not found" has none. */
function canonicalAddress(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
}

start().catch((error: unknown) => {
  handleCodeFailure();
  reportError(error);
});
