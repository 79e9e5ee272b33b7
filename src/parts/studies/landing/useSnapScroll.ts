import { useEffect, useRef } from 'react';

/** For browsers without `scrollend` (Safari before 26.2): so long a swipe may pause on a busy machine. */
const settleTimeMs = 120;

/** Scrolls the track to the slide `index`, and reports the slide that the visitor scrolls to. */
export function useSnapScroll(index: number, onSettle: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(0);

  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (track.current) track.current.scrollLeft = slideOffsets(track.current)[index] ?? 0;
  }, [index]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onScrollEnd = () => {
    if (track.current) onSettle(nearestSlide(track.current));
  };
  const onScroll = () => {
    if ('onscrollend' in window) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(onScrollEnd, settleTimeMs);
  };
  return { track, onScroll, onScrollEnd };
}

function slideOffsets(track: HTMLElement): readonly number[] {
  const lefts = [...track.children].map((slide) => slide.getBoundingClientRect().left);
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

function nearestSlide(track: HTMLElement): number {
  const distances = slideOffsets(track).map((offset) => Math.abs(offset - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
