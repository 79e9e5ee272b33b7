import { listenOnWindow } from '@/lib/userEvents';

/** Before a scroll to a position that depends on the true heights of sections (styles/base.css). */
export function layOutAtOnce(): void {
  const sections = document.querySelectorAll<HTMLElement>(
    '[data-defer-layout]:not([data-laid-out])',
  );
  for (const section of sections) section.dataset['laidOut'] = '';
}

/** Leaves what is below the first screen to the frame after its paint. */
export function paintFirstScreen(): void {
  if (!('PerformanceObserver' in window)) return; // by a preference of Firefox
  const root = document.documentElement;
  const end = () => delete root.dataset['firstPaint'];
  root.dataset['firstPaint'] = '';
  new PerformanceObserver(end).observe({ type: 'paint' });
  addEventListener('load', end); // of a tab in the background, which paints nothing
}

/**
 * For a picture of the whole page: to take one, Chromium resizes the window to the size that it has,
 * of an emulated phone sometimes by way of 4 x 4 pixels.
 */
export function layOutForPictures(): void {
  const readSize = () => `${innerWidth} ${innerHeight}`;
  const listen = () => {
    let size = readSize();
    const onResize = () => {
      if (innerWidth < 100) return;
      if (size === readSize()) layOutAtOnce();
      size = readSize();
    };
    listenOnWindow(['resize'], onResize);
  };
  // the first frame resizes the window of an emulated phone too, which the second one tells
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(listen)));
}
