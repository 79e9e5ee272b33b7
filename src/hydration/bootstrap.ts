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
  const loadModules = () => {
    // one per task, so that the browser stays responsive
    modules.splice(0).forEach((href, index) => {
      setTimeout(() => document.head.append(index ? preload(href) : entry(href)));
    });
  };
  recordEvents();
  new PerformanceObserver(loadModules).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(loadModules, maxPaintDelayMs));
}

function entry(src: string) {
  const script = document.createElement('script');
  return Object.assign(script, {
    type: 'module',
    crossOrigin: '',
    onerror: () => (window.hasCodeFailed = true),
    src: trusted?.createScriptURL(src) ?? src,
  });
}

function preload(href: string) {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
}
