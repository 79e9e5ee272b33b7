import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Reveal.module.css';

/**
 * Fades its content in when it comes into view, by CSS, so that print and pages without JavaScript
 * show it.
 */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? true;
      element.toggleAttribute('data-below', !isInView);
      if (isInView) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} className={styles.root}>
      {children}
    </div>
  );
}
