import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Cloud } from '@/content/clouds/types';
import { useMeasureOnScroll } from '@/hooks/useScrollSpy';
import { anchorId } from '@/lib/scroll';
import { listenOnWindow, scrollEvents } from '@/lib/userEvents';

/** What is above this share of the viewport height counts as read. */
const readingLine = 0.45;

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

  useEffect(() => {
    chosen.current = findPosition(anchorId(location.hash), groups);
    const listeners = new AbortController();
    const release = () => {
      chosen.current = null;
    };
    listenOnWindow(scrollEvents, release, { signal: listeners.signal });
    return () => listeners.abort();
  }, [groups]);

  useMeasureOnScroll(() => setCurrent(chosen.current ?? positionAt(list.current, groups)));

  const choose = (position: number) => {
    chosen.current = position;
    setCurrent(position);
  };
  return [current, choose];
}

function positionAt(list: HTMLElement | null, groups: readonly PlacedGroup[]): number {
  const line = innerHeight * readingLine;
  const boxes = Array.from(list?.children ?? [], (group) => group.getBoundingClientRect());
  const index = boxes.findLastIndex(({ top }) => top < line);
  const { top = 0, height = 1 } = boxes[index] ?? {};
  const offerings = groups[index]?.offerings ?? [];
  const passed = Math.floor(((line - top) / height) * offerings.length);
  return offerings[Math.min(passed, offerings.length - 1)]?.position ?? 0;
}

function findPosition(id: string, groups: readonly PlacedGroup[]): number | null {
  const found = groups.flatMap((group) => group.offerings).find((offering) => offering.id === id);
  return found?.position ?? null;
}

export type PlacedGroup = ReturnType<typeof placeOfferings>[number];

/**
 * Gives each offering of a cloud an anchor, a position among all of the page and a time: `start`, then
 * one hour later each.
 */
export function placeOfferings({ offerings: { start, groups } }: Cloud) {
  let position = 0;
  return groups.map(({ title, phase, layout, items }) => {
    const first = position;
    position += items.length;
    return {
      title,
      phase,
      layout,
      id: toAnchor(title),
      offerings: items.map((offering, index) => ({
        offering,
        id: toAnchor(offering.title),
        position: first + index,
        time: timeAt(start + first + index),
      })),
    };
  });
}

function timeAt(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}

/** `Push, SMS and WhatsApp` → `push-sms-and-whatsapp`. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
