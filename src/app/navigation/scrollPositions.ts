import { maxValueLength, safeSessionStorage } from '@/lib/storage';
import { currentScroll, type SavedScroll } from './savedScroll';

const storageKey = 'scroll';
const keptEntries = 50;
const maxLength = 4 * maxValueLength;

export type ScrollPositions = {
  /** From now on the page's position belongs to this entry of the browser's history. */
  readonly setEntry: (entry: string) => void;
  /** Where the visitor left the page of an entry, in this session. */
  readonly savedScroll: (entry: string) => SavedScroll | undefined;
  /** The position at the last frame, before a jump that no frame has shown yet. */
  readonly shownScroll: () => number;
  /** @returns the cleanup function */
  readonly track: () => () => void;
};

/**
 * Saves the position of the current entry as it changes. The browser restores positions by itself
 * only where a document is loaded again: it does so earlier than we could.
 */
export function createScrollPositions(): ScrollPositions {
  let positions: Map<string, SavedScroll> | undefined;
  let currentEntry = '';
  let shownScroll = 0;
  let leftScroll = 0;
  const getPositions = () => (positions ??= new Map(readStored()));

  function save() {
    shownScroll = window.scrollY;
    getPositions().delete(currentEntry);
    getPositions().set(currentEntry, currentScroll());
  }

  function enableManualRestoration() {
    history.scrollRestoration = 'manual';
  }

  function persistAndRelease() {
    history.scrollRestoration = 'auto';
    leftScroll = window.scrollY;
    const latest = [...getPositions()]
      .slice(-keptEntries)
      .map(([entry, { top, section, offset }]) => [entry, top, section, offset]);
    safeSessionStorage.set(storageKey, JSON.stringify(latest));
  }

  /** WebKit shows a page of its back-forward cache at the top, wherever it was left. */
  function onPageShow({ persisted }: PageTransitionEvent) {
    enableManualRestoration();
    if (persisted) window.scrollTo({ top: leftScroll, behavior: 'instant' });
  }

  return {
    setEntry: (entry) => {
      currentEntry = entry;
    },
    savedScroll: (entry) => getPositions().get(entry),
    shownScroll: () => shownScroll,
    track: () => {
      shownScroll = window.scrollY;
      enableManualRestoration();
      addEventListener('scroll', save, { passive: true });
      addEventListener('pagehide', persistAndRelease);
      addEventListener('pageshow', onPageShow);
      return () => {
        persistAndRelease();
        removeEventListener('scroll', save);
        removeEventListener('pagehide', persistAndRelease);
        removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

function readStored(): readonly (readonly [string, SavedScroll])[] {
  try {
    const stored: unknown = JSON.parse(safeSessionStorage.get(storageKey, maxLength) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isStoredPosition)
      .map(([entry, top, section, offset]) => [entry, { top, section, offset }]);
  } catch {
    return [];
  }
}

type StoredPosition = readonly [entry: string, top: number, section: number, offset: number];

function isStoredPosition(value: unknown): value is StoredPosition {
  if (!Array.isArray(value)) return false;
  const [entry, ...numbers]: readonly unknown[] = value;
  return (
    typeof entry === 'string' && numbers.length === 3 && numbers.every((n) => Number.isFinite(n))
  );
}
