import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Cloud } from '@/content/clouds/types';
import { useMeasureOnScroll } from '@/hooks/useScrollSpy';
import { findTarget } from '@/lib/address';
import { listenOnWindow, scrollEvents } from '@/lib/userEvents';

/** What is above this share of the viewport height counts as read. */
const readingLine = 0.45;

/** Each offering of a group counts for an equal share of its height: several stand side by side. */
export function useCurrentOffering(
  list: RefObject<HTMLElement | null>,
  firstId: string | undefined,
) {
  const [current, setCurrent] = useState(firstId);
  const chosen = useRef<string>(undefined);

  useEffect(() => {
    const target = findTarget(location.hash);
    if (target?.matches('li') && list.current?.contains(target)) chosen.current = target.id;
    return listenOnWindow(scrollEvents, () => (chosen.current = undefined));
  }, [list]);

  useMeasureOnScroll(() => setCurrent(chosen.current ?? findCurrentId(list.current) ?? firstId));

  const choose = (id: string) => {
    chosen.current = id;
    setCurrent(id);
  };
  return [current, choose] as const;
}

function findCurrentId(list: HTMLElement | null): string | undefined {
  const line = innerHeight * readingLine;
  const group = [...(list?.children ?? [])].findLast(
    (element) => element.getBoundingClientRect().top < line,
  );
  if (!group) return undefined;
  const { top, height } = group.getBoundingClientRect();
  const offerings = [...group.querySelectorAll('li')];
  const passed = Math.floor(((line - top) / height) * offerings.length);
  return offerings.at(Math.min(passed, offerings.length - 1))?.id;
}

export type PlacedGroup = ReturnType<typeof placeOfferings>[number];

/** Gives each offering of a cloud an anchor and a time: `start`, then one hour later each. */
export function placeOfferings({ offerings: { start, groups } }: Cloud) {
  let hour = start;
  return groups.map(({ title, phase, layout, items }) => ({
    title,
    phase,
    layout,
    id: toAnchor(title),
    offerings: items.map((offering) => ({
      ...offering,
      id: toAnchor(offering.title),
      time: timeAt(hour++),
    })),
  }));
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
