import { recordFocus } from './earlyFields';
import { handleCodeFailure, recordEvents } from './preHydrationEvents';

/** Milliseconds after `load` in a hidden tab, which is not painted. */
const maxPaintDelayMs = 500;

/**
 * Records early events, and loads the page's code after the first paint, which it would delay on a
 * slow connection.
 *
 * @param hrefs the entry first, then the modules to preload
 */
export function bootstrap(hrefs: readonly string[]): void {
  const modules = [...hrefs];
  const loadModules = () => {
    // one per task, so that the browser stays responsive
    modules.splice(0).forEach((href, index) => setTimeout(() => request(href, index === 0)));
  };
  recordEvents();
  recordFocus();
  addEventListener('load', () => setTimeout(loadModules, maxPaintDelayMs));
  try {
    new PerformanceObserver(loadModules).observe({ type: 'paint', buffered: true });
  } catch {
    // a preference of Firefox takes it away
  }
}

function request(href: string, isEntry: boolean) {
  try {
    const element = isEntry
      ? Object.assign(document.createElement('script'), {
          type: 'module',
          src: href,
          onerror: handleCodeFailure,
          onload: () => window.hasCodeStarted ?? handleCodeFailure(),
        })
      : Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    element.crossOrigin = '';
    document.head.append(element);
  } catch (error) {
    // a policy of the host, Trusted Types, or another script may refuse to add a script
    if (isEntry) handleCodeFailure();
    reportError(error);
  }
}
