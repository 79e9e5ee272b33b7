import { afterLoad } from '@/lib/afterLoad';
import { turn } from '@/lib/loadLater';

/**
 * Lays out, part by part while the browser is idle, what waited because it lies far below the
 * viewport (lib/room): from then on a picture of the page shows all of it. What lies above is left
 * to come near, since its true size would move what is being read.
 * @returns the function that ends it
 */
export function layOutBelow(): () => void {
  let isOver = false;
  void (async () => {
    await afterLoad;
    await turn();
    for (const part of document.querySelectorAll<HTMLElement>('[data-room]')) {
      await turn();
      if (isOver) return;
      if (part.getBoundingClientRect().top > 0) part.style.contentVisibility = 'visible';
    }
  })();
  return () => {
    isOver = true;
  };
}
