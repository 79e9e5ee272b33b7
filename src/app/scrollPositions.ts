import { safeSessionStorage } from '@/lib/storage';

const storageKey = 'scroll';
const remembered = 50;

let positions: Map<string, number> | undefined;
let currentEntry = '';

/** From now on the page's position belongs to this entry of the browser's history. */
export function enterEntry(entry: string): void {
  currentEntry = entry;
}

/** Where the visitor left the page of an entry, in this session. */
export function positionOf(entry: string): number | undefined {
  return known().get(entry);
}

/**
 * Notes the position of the current entry as it changes. The browser restores positions by itself
 * only where a document is loaded anew: it does so earlier than we could.
 * @returns the function that ends it
 */
export function trackPositions(): () => void {
  const note = () => {
    known().delete(currentEntry);
    known().set(currentEntry, window.scrollY);
  };
  const takeCharge = () => {
    history.scrollRestoration = 'manual';
  };
  const handOver = () => {
    history.scrollRestoration = 'auto';
    const latest = [...known()].slice(-remembered);
    safeSessionStorage.set(storageKey, JSON.stringify(latest));
  };
  takeCharge();
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', handOver);
  addEventListener('pageshow', takeCharge);
  return () => {
    handOver();
    removeEventListener('scroll', note);
    removeEventListener('pagehide', handOver);
    removeEventListener('pageshow', takeCharge);
  };
}

function known(): Map<string, number> {
  return (positions ??= new Map(readStored()));
}

function readStored(): readonly (readonly [string, number])[] {
  try {
    const stored: unknown = JSON.parse(safeSessionStorage.get(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
