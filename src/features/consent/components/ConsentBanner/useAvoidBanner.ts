import { useEffect, type RefObject } from 'react';
import { bottomInset } from '@/lib/bottomInset';

/** Pixels between the banner and what it must not cover. */
const gap = 12;

/** Keeps the focused element and the end of the page clear of the banner. */
export function useAvoidBanner(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const revealFocused = () => scrollClear(element);
    const reserveSpace = () => {
      const space = spaceOf(element);
      bottomInset.set(space);
      root.style.scrollPaddingBlockEnd = `${space}px`;
      document.body.style.paddingBlockEnd = `${space}px`;
      revealFocused();
    };
    const observer = new ResizeObserver(reserveSpace);
    observer.observe(element);
    document.addEventListener('focusin', revealFocused);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', revealFocused);
      bottomInset.set(0);
      root.style.scrollPaddingBlockEnd = '';
      document.body.style.paddingBlockEnd = '';
    };
  }, [banner]);
}

/** Reads the layout position, which the entry animation does not change. */
function spaceOf(banner: HTMLElement): number {
  return banner.offsetHeight + Number.parseFloat(getComputedStyle(banner).bottom) + gap;
}

function scrollClear(banner: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || banner.contains(focused) || !isInFlow(focused)) return;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const cover = banner.getBoundingClientRect();
  const overlap = bottom - (innerHeight - spaceOf(banner));
  const isBeside = right < cover.left || left > cover.right;
  if (overlap <= 0 || top < 0 || isBeside) return;
  window.scrollBy({ top: Math.min(overlap, top), behavior: 'instant' });
}

/** Dialogs cover the banner, and floating elements use `bottomInset`. */
function isInFlow(element: Element): boolean {
  return element.closest('main, footer') !== null;
}
