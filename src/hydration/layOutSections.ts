import { listenOnWindow } from '@/lib/userEvents';

/** Before a scroll to a position that depends on the true heights of sections (styles/base.css). */
export function layOutAtOnce(): void {
  const sections = document.querySelectorAll<HTMLElement>(
    '[data-defer-layout]:not([data-laid-out])',
  );
  for (const section of sections) section.dataset['laidOut'] = '';
}

/**
 * For a picture of the whole page: to take one, Chromium resizes the window to the size that it has,
 * of an emulated phone sometimes by way of 4 x 4 pixels.
 */
export function layOutForPictures(): void {
  // before, it also does so for the layout of a phone, which reading the size would force
  addEventListener('load', () => {
    const readSize = () => `${innerWidth} ${innerHeight}`;
    let size = readSize();
    const onResize = () => {
      if (innerWidth < 100) return;
      if (size === readSize()) layOutAtOnce();
      size = readSize();
    };
    listenOnWindow(['resize'], onResize, {});
  });
}
