import { recordEvents } from './preHydrationEvents';

const trusted = globalThis.trustedTypes?.createPolicy('bootstrap', {
  createScriptURL: (url) => url,
});

/** Milliseconds after `load` in a hidden tab, which is not painted. */
const maxPaintDelayMs = 500;

/**
 * Loads the page's code after the first paint, which it would delay on a slow connection. Until
 * then, early events are recorded.
 *
 * @param hrefs the entry first, then the modules to preload
 */
export function bootstrap(hrefs: readonly string[]): void {
  const modules = [...hrefs];
  let isEntryMissing = false;
  const onEntryError = () => {
    isEntryMissing = true;
  };
  const loadModules = () => {
    // one at a time, so that the browser stays responsive
    modules.splice(0).forEach((href, index) => {
      setTimeout(() => document.head.append(index ? preload(href) : entry(href, onEntryError)));
    });
  };
  recordEvents(() => isEntryMissing);
  new PerformanceObserver(loadModules).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(loadModules, maxPaintDelayMs));
}

function entry(src: string, onerror: () => void) {
  const script = document.createElement('script');
  return Object.assign(script, {
    type: 'module',
    crossOrigin: '',
    onerror,
    src: trusted?.createScriptURL(src) ?? src,
  });
}

function preload(href: string) {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
}
