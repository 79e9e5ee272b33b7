import { useEffect, useRef, type ReactNode } from 'react';

type RevealProps = {
  readonly playing: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * Fades its content in when it comes into view. What is in view already stays as it is, and so does
 * everything while `playing` is false or before the script runs.
 */
export function Reveal({ playing, className, children }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element || !playing) return undefined;
    let cancelled = false;
    let stop: (() => void) | undefined;
    void import('./fadeIn').then(
      ({ fadeIn }) => {
        if (!cancelled && !isInView(element)) stop = fadeIn(element);
      },
      () => undefined,
    );
    return () => {
      cancelled = true;
      stop?.();
      element.style.removeProperty('opacity');
    };
  }, [playing]);

  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
