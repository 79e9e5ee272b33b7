import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two measurements, the default of scroll-spy libraries. */
const intervalMs = 66;

/** The current element has its top above this share of the viewport height. */
const readingLine = 0.4;

/** Measures once, and after scrolling: not more often, because each measurement lays out the page. */
export function useMeasureOnScroll(measure: () => void, isOn = true): void {
  const onTime = useEffectEvent(measure);
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        onTime();
      }, intervalMs);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [isOn]);
}

/** The id of the last of the elements whose top is above the reading line; a null selector measures nothing. */
export function useScrollSpy(selector: string | null, initialId?: string): string | undefined {
  const [currentId, setCurrentId] = useState(initialId);
  useMeasureOnScroll(() => setCurrentId(findCurrentId(selector ?? '')), selector !== null);
  return currentId;
}

function findCurrentId(selector: string): string | undefined {
  const line = innerHeight * readingLine;
  return [...document.querySelectorAll(selector)].findLast(
    (element) => element.getBoundingClientRect().top <= line,
  )?.id;
}
