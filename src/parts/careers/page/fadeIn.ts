import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

const fadeTime = 0.6;

/** How far below the window an element is hidden, so that it is not seen before it fades in. */
const near = { margin: '0px 0px 300px' } as const;

/** Print shows what waits below the window. @returns a cleanup function */
export function fadeIn(element: HTMLElement): () => void {
  const show = () => element.style.removeProperty('opacity');
  const hide = () => element.style.setProperty('opacity', '0');
  addEventListener('beforeprint', show);
  const stopHiding = inView(element, hide, near);
  const stopFading = inView(element, () => {
    animate(
      element,
      { opacity: [0, 1], transform: ['translateY(24px)', 'none'] },
      { duration: fadeTime },
    );
  });
  return () => {
    removeEventListener('beforeprint', show);
    stopHiding();
    stopFading();
    show();
  };
}
