import { listenOnWindow } from '@/lib/userEvents';

/*
 * Far from the viewport a section is neither styled nor laid out, and has an estimated height
 * (styles/base.css); find in page and screen readers reach it all the same. The browser lays it out
 * when it comes near.
 */
/** For a position that the page scrolls to next, and which depends on the true heights of the sections. */
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
