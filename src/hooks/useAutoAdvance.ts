import { useEffect, useState } from 'react';

/** An index that advances and loops while `running`. Setting it restarts the interval. */
export function useAutoAdvance(
  count: number,
  intervalMs: number,
  running: boolean,
  first = 0,
): readonly [number, (index: number) => void] {
  const [index, setIndex] = useState(first);
  useEffect(() => {
    if (!running || count < 2) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [index, count, intervalMs, running]);
  return [index, setIndex];
}
