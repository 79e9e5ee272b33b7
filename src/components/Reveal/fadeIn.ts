import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Seconds. */
const fadeTime = 0.6;

/** Hides an element until it comes into view, and fades it in then. Call the result to stop that. */
export function fadeIn(element: HTMLElement): () => void {
  element.style.opacity = '0';
  return inView(element, () => {
    animate(
      element,
      { opacity: [0, 1], transform: ['translateY(24px)', 'none'] },
      { duration: fadeTime },
    );
  });
}
