import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Seconds. */
const fadeTime = 0.6;

/**
 * Fades an element in once it comes into view.
 * @returns a cleanup function
 */
export function fadeIn(element: HTMLElement): () => void {
  return inView(element, () => {
    animate(
      element,
      { opacity: [0, 1], transform: ['translateY(24px)', 'none'] },
      { duration: fadeTime },
    );
  });
}
