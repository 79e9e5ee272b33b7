import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { listenOnWindow, scrollEvents } from '@/lib/userEvents';
import type { PlacedGroup } from './offeringGroups';

/**
 * The observer reports how much of a group is above the reading line, at about half of the viewport
 * height. It reports each twelfth, because groups have three or four offerings.
 */
const observerOptions = {
  rootMargin: '100000px 0px -55% 0px',
  threshold: Array.from({ length: 13 }, (_, twelfth) => twelfth / 12),
};

/**
 * The position of the current offering. Each offering of a group has an equal share of the group's
 * height, because several are side by side in the grid.
 *
 * @param list the element whose children are the groups
 * @returns the position, and a function that sets it until the visitor scrolls by hand
 */
export function useCurrentOffering(
  list: RefObject<HTMLElement | null>,
  groups: readonly PlacedGroup[],
): readonly [number, (position: number) => void] {
  const [current, setCurrent] = useState(0);
  const chosen = useRef<number | null>(null);

  const choose = useCallback((position: number) => {
    chosen.current = position;
    setCurrent(position);
  }, []);

  useEffect(() => {
    if (!list.current) return undefined;
    const elements = [...list.current.children];
    const shares = elements.map(() => 0);
    chosen.current = findPosition(location.hash.slice(1), groups);
    const listeners = new AbortController();
    const release = () => {
      chosen.current = null;
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, intersectionRatio } of entries) {
        shares[elements.indexOf(target)] = intersectionRatio;
      }
      setCurrent(chosen.current ?? positionAt(shares, groups));
    }, observerOptions);
    elements.forEach((element) => observer.observe(element));
    listenOnWindow(scrollEvents, release, { signal: listeners.signal });
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, [list, groups]);

  return [current, choose];
}

function positionAt(shares: readonly number[], groups: readonly PlacedGroup[]): number {
  const index = shares.findLastIndex((share) => share > 0);
  const offerings = groups[index]?.offerings ?? [];
  const passed = Math.floor((shares[index] ?? 0) * offerings.length + 0.01);
  return offerings[Math.min(passed, offerings.length - 1)]?.position ?? 0;
}

function findPosition(id: string, groups: readonly PlacedGroup[]): number | null {
  const found = groups.flatMap((group) => group.offerings).find((offering) => offering.id === id);
  return found?.position ?? null;
}
