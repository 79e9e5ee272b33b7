import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isPlaying } from '@/features/motion/motion';
import { scrollToElement } from '@/lib/scroll';
import { safeSessionStorage } from '@/lib/storage';

const positionsKey = 'scroll';

/**
 * What a browser does after a navigation, done for the router: the new page starts at its top, or
 * at the hash, or where the visitor left it; focus goes to its heading or to the hash's target.
 */
export function useArrival() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const previousPath = useRef<string | null>(null);

  useEffect(() => rememberPositions(key), [key]);

  useEffect(() => {
    const isFirst = previousPath.current === null;
    const isSamePage = previousPath.current === pathname;
    previousPath.current = pathname;
    if (navigation === 'POP') {
      const position = readPositions()[key];
      if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
      else if (hash) void arriveAt(hash, false);
      if (!isFirst && !isSamePage) focusHeading();
      return;
    }
    if (hash) {
      void arriveAt(hash, isPlaying());
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (!isSamePage) focusHeading();
  }, [pathname, hash, key, navigation]);
}

async function arriveAt(hash: string, smooth: boolean) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  focusQuietly(target);
  await scrollToElement(target, { smooth });
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
}

function focusQuietly(element: HTMLElement) {
  if (!element.matches('a[href], button, input, textarea, select, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/** Keeps the page's scroll position under the history entry's key until the entry is left. */
function rememberPositions(key: string): () => void {
  history.scrollRestoration = 'manual';
  let top = window.scrollY;
  const note = () => {
    top = window.scrollY;
  };
  const save = () => {
    safeSessionStorage.set(positionsKey, JSON.stringify({ ...readPositions(), [key]: top }));
  };
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', save);
  return () => {
    save();
    removeEventListener('scroll', note);
    removeEventListener('pagehide', save);
  };
}

function readPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(safeSessionStorage.get(positionsKey) ?? '{}');
    return isPositions(stored) ? stored : {};
  } catch {
    return {};
  }
}

function isPositions(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((position) => typeof position === 'number')
  );
}
