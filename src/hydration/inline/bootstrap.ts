import { modulesAttribute } from '@/config/documentMarks';
import { motionStorageKey } from '@/config/storageKeys';
import { safeSessionStorage } from '@/lib/storage';
import { recordEvents } from '@/hydration/preHydrationEvents';

const trusted = globalThis.trustedTypes?.createPolicy('bootstrap', {
  createScriptURL: (address) => address,
});

/** Milliseconds after `load` in a browser that reports no paint. */
const maxPaintDelayMs = 500;

/**
 * Loads the page's code once the page is painted: it can be read without, and on a slow line the
 * code would delay the first paint. Until it is here, early events are recorded.
 * @param script the element that this runs in
 */
export function bootstrap(script: Element | null = document.currentScript): void {
  const modules = script?.getAttribute(modulesAttribute)?.split(' ') ?? [];
  let isEntryMissing = false;
  const onEntryError = () => {
    isEntryMissing = true;
  };
  const loadModules = () => {
    applyStoredMotion();
    // one by one: the browser answers between them
    modules.splice(0).forEach((href, index) => {
      setTimeout(() => document.head.append(index ? preload(href) : entry(href, onEntryError)));
    });
  };
  recordEvents(() => isEntryMissing);
  if (document.hidden) {
    loadModules();
    return;
  }
  new PerformanceObserver(loadModules).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(loadModules, maxPaintDelayMs));
}

function entry(href: string, onError: () => void) {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.onerror = onError;
  script.src = trusted?.createScriptURL(href) ?? href;
  return script;
}

function preload(href: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  return link;
}

/** What the visitor has stopped stands still before the code is here. */
function applyStoredMotion() {
  const motion = safeSessionStorage.get(motionStorageKey);
  if (motion) document.documentElement.dataset['motion'] = motion;
}
