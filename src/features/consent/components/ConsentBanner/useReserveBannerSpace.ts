import { useEffect, type RefObject } from 'react';
import { bannerHeight } from '@/hooks/useBottomInset';

const gap = 12;

/** Prevents the banner from covering the focused element; the footer reserves space for it. */
export function useReserveBannerSpace(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const revealFocused = () => scrollAboveBanner(element);
    const reserveSpace = () => {
      const height = reservedHeight(element);
      bannerHeight.set(height);
      root.style.scrollPaddingBlockEnd = height > 0 ? `${height}px` : '';
      revealFocused();
    };
    const observer = new ResizeObserver(reserveSpace);
    observer.observe(element);
    document.addEventListener('focusin', revealFocused);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', revealFocused);
      bannerHeight.set(0);
      root.style.scrollPaddingBlockEnd = '';
    };
  }, [banner]);
}

/** 0 for a banner that lies in the page, as at 400 % zoom, or that a content blocker hides. */
function reservedHeight(banner: HTMLElement): number {
  const { position, bottom } = getComputedStyle(banner);
  const { offsetHeight } = banner;
  if (position === 'static' || offsetHeight === 0) return 0;
  return offsetHeight + Number.parseFloat(bottom) + gap;
}

function scrollAboveBanner(banner: HTMLElement) {
  const focused = document.activeElement;
  // dialogs cover the banner, and floating elements use `bannerHeight`
  if (!focused?.closest('main, footer')) return;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const bannerRect = banner.getBoundingClientRect();
  const overlap = bottom - (innerHeight - reservedHeight(banner));
  const isBeside = right < bannerRect.left || left > bannerRect.right;
  // out of view, as after Back to a link, it is not covered
  const isInView = top >= 0 && top < innerHeight;
  if (overlap <= 0 || !isInView || isBeside) return;
  window.scrollBy({ top: Math.min(overlap, top), behavior: 'instant' });
}
