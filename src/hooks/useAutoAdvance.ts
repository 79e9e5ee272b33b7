import { useEffect, useState, type FocusEvent } from 'react';

/**
 * An index that advances and loops while `isRunning`, not during a view transition, whose pictures
 * stand still. Setting it restarts the interval.
 */
export function useAutoAdvance(
  count: number,
  intervalMs: number,
  isRunning: boolean,
  initialIndex = 0,
): readonly [number, (index: number) => void] {
  const [index, setIndex] = useState(initialIndex);
  useEffect(() => {
    if (!isRunning || count < 2) return undefined;
    const timer = setInterval(() => {
      if (!document.activeViewTransition) setIndex((index + 1) % count);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [index, count, intervalMs, isRunning]);
  return [index, setIndex];
}

export function useHoverOrFocus() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isActive: isHovered || isFocused,
    props: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
