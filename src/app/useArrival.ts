import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { focusQuietly } from '@/app/focusQuietly';
import { mainId } from '@/app/mainId';
import { enterEntry, positionOf, trackPositions } from '@/app/scrollPositions';
import { appearance, settleAt, settleAtPosition, untilVisitorActs } from '@/app/settle';
import { isPlaying } from '@/features/motion/motion';

/**
 * What a browser does after a navigation, done for the router: the new page starts at its top, or
 * at the hash, or where the visitor left it; focus goes to its heading or to the hash's target.
 *
 * Links within the page do not reach the router. A new location would update its context, and React
 * would drop the prerendered sections that have not hydrated yet.
 */
export function useArrival(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const here = useRef<Location | null>(null);
  const arrival = useRef(new AbortController());

  useEffect(trackPositions, []);

  useLayoutEffect(() => {
    const from = here.current;
    if (from === location) return;
    here.current = location;
    enterEntry(entryOf(location));
    arrival.current.abort();
    arrival.current = new AbortController();
    const signal = untilVisitorActs(arrival.current);
    if (from === null) arriveFirst(location, signal);
    else arrive(from, location, navigation, signal);
  }, [location, navigation]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = here.current && linkWithin(here.current, event);
      if (!here.current || !link) return;
      event.preventDefault();
      if (link.hash !== window.location.hash) pushEntry(here.current, link.hash);
      arrival.current.abort();
      // After the link's own handlers: a menu that closes gives the focus back first.
      requestAnimationFrame(() => {
        arrival.current = new AbortController();
        jump(link.hash, untilVisitorActs(arrival.current));
      });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      arrival.current.abort();
    };
  }, []);
}

/** The browser has done the most by itself on a prerendered page; this mends what it could not. */
function arriveFirst(to: Location, signal: AbortSignal) {
  const position = isReturn() ? positionOf(entryOf(to)) : undefined;
  if (position !== undefined) {
    if (window.scrollY === 0) settleAtPosition(position, signal);
    return;
  }
  const target = to.hash && document.getElementById(idOf(to.hash));
  if (target && !isLeft(target)) void settleAt(target, false, signal);
}

/** Whether the document was loaded by reloading or by Back or Forward. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return !!load && 'type' in load && (load.type === 'reload' || load.type === 'back_forward');
}

function arrive(from: Location, to: Location, navigation: NavigationType, signal: AbortSignal) {
  const isOtherPage = from.pathname !== to.pathname;
  const position = navigation === 'POP' ? positionOf(entryOf(to)) : undefined;
  if (position !== undefined) {
    settleAtPosition(position, signal);
    if (isOtherPage) focusHeading();
    return;
  }
  if (isOtherPage) scrollToTop();
  if (to.hash) {
    void arriveAt(to.hash, navigation !== 'POP' && isPlaying(), signal);
    return;
  }
  if (isOtherPage) focusHeading();
  else if (from.search === to.search) scrollToTop();
}

function jump(hash: string, signal: AbortSignal) {
  if (hash) void arriveAt(hash, isPlaying(), signal);
  else void settleAt(document.body, isPlaying(), signal);
}

async function arriveAt(hash: string, smooth: boolean, signal: AbortSignal) {
  const target = await appearance(idOf(hash), signal);
  if (!target) return;
  focusQuietly(target);
  await settleAt(target, smooth, signal);
}

function focusHeading() {
  const main = document.getElementById(mainId);
  if (main) focusQuietly(main);
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether the visitor has scrolled on since the browser went to the target. */
function isLeft(target: HTMLElement): boolean {
  const distance = Math.abs(target.getBoundingClientRect().top);
  return window.scrollY > 0 && distance > innerHeight / 2;
}

function linkWithin(page: Location, event: MouseEvent): HTMLAnchorElement | null {
  const isPlainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlainClick || !link?.href || link.target || link.download) return null;
  const isWithin =
    link.origin === window.location.origin &&
    link.pathname === page.pathname &&
    link.search === page.search &&
    link.hash !== `#${mainId}`;
  return isWithin ? link : null;
}

/** Writes an entry of the shape that the router writes, so that Back and Forward reach it. */
function pushEntry(page: Location, hash: string) {
  const key = Math.random().toString(36).slice(2);
  const url = page.pathname + page.search + hash;
  history.pushState({ usr: null, key, idx: currentIndex() + 1 }, '', url);
  enterEntry(entryOf({ ...page, hash, key }));
}

function currentIndex(): number {
  const state: unknown = history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : 0;
}

function entryOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
