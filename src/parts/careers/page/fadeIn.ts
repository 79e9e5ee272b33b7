import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Seconds. */
const fadeTime = 0.6;

/**
 * Fades an element in once it comes into view. Printing ends a fade at once, because paper would
 * show it half faded.
 *
 * @returns a cleanup function
 */
export function fadeIn(element: HTMLElement): () => void {
  return inView(element, () => {
    const animation = animate(
      element,
      { opacity: [0, 1], transform: ['translateY(24px)', 'none'] },
      { duration: fadeTime },
    );
    const end = () => animation.complete();
    addEventListener('beforeprint', end);
    void animation.then(() => removeEventListener('beforeprint', end));
  });
}
