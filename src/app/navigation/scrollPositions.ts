import { storedItems } from '@/content/storedItems';
import { layOutAtOnce } from '@/hydration/layOutSections';
import { parseJson } from '@/lib/json';
import { maxValueLength, safeSessionStorage } from '@/lib/storage';

const storageKey = storedItems.scroll.name;
const keptEntries = 50;
const maxLength = 4 * maxValueLength;

/**
 * Saves the scroll position of the current entry as it changes. The browser itself restores
 * positions only when it loads a document, earlier than this code could.
 */
export function createScrollPositions() {
  const positions = new Map(readStored());
  let currentEntry = '';
  let scrollBeforeRender = 0;

  function save() {
    scrollBeforeRender = Math.round(window.scrollY);
    positions.delete(currentEntry);
    positions.set(currentEntry, scrollBeforeRender);
  }

  function saveForUnload() {
    history.scrollRestoration = 'auto';
    layOutAtOnce();
    save();
    safeSessionStorage.set(storageKey, JSON.stringify([...positions].slice(-keptEntries)));
  }

  /** WebKit shows a page from its back-forward cache at the top, wherever it was left. */
  function onPageShow({ persisted }: PageTransitionEvent) {
    history.scrollRestoration = 'manual';
    if (persisted) window.scrollTo({ top: scrollBeforeRender, behavior: 'instant' });
  }

  return {
    /** Sets the current history entry. @returns its saved position */
    setEntry: (entry: string) => {
      currentEntry = entry;
      return positions.get(entry);
    },
    /** The position of the last frame, before a jump that is not painted yet. */
    scrollBeforeRender: () => scrollBeforeRender,
    /** @returns the cleanup function */
    startSaving: () => {
      const listeners = new AbortController();
      const { signal } = listeners;
      history.scrollRestoration = 'manual';
      scrollBeforeRender = window.scrollY;
      addEventListener('scroll', save, { passive: true, signal });
      addEventListener('pagehide', saveForUnload, { signal });
      addEventListener('pageshow', onPageShow, { signal });
      return () => listeners.abort();
    },
  };
}

function readStored(): readonly (readonly [string, number])[] {
  const stored = parseJson(safeSessionStorage.get(storageKey, maxLength) ?? '');
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

function isPosition(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
