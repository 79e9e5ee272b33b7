import { useEffect, useRef, useState } from 'react';
import { pageVisibility } from '@/lib/pageVisibility';
import { useStore } from './useStore';

/** Whether a visitor can see the element that gets `ref`; true on the server and until it is observed. */
export function useOnScreen<T extends Element>() {
  const ref = useRef<T>(null);
  const [isInView, setInView] = useState(true);
  const isPageVisible = useStore(pageVisibility);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isOnScreen: isInView && isPageVisible };
}
