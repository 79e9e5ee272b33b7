import { useEffect, useState } from 'react';

/**
 * An index that advances every `interval` milliseconds and loops, while `running`. Setting it by
 * hand starts the interval anew.
 */
export function useRotation(
  count: number,
  interval: number,
  running: boolean,
  first = 0,
): readonly [number, (index: number) => void] {
  const [index, setIndex] = useState(first);
  useEffect(() => {
    if (!running || count < 2) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [index, count, interval, running]);
  return [index, setIndex];
}
