import { useEffect, type RefObject } from 'react';

/** The space that a banner takes at the page's foot, for whatever else floats there. */
const spaceProperty = '--banner-space';

/** Keeps the focused element, and the page's last lines, clear of a banner at the page's foot. */
export function useClearOfBanner(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const measure = () => {
      const space = Math.ceil(innerHeight - element.getBoundingClientRect().top) + 12;
      root.style.setProperty(spaceProperty, `${space}px`);
      root.style.scrollPaddingBlockEnd = `${space}px`;
      document.body.style.paddingBlockEnd = `${space}px`;
    };
    const uncover = () => scrollClear(element);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    uncover();
    addEventListener('resize', measure);
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      document.removeEventListener('focusin', uncover);
      root.style.removeProperty(spaceProperty);
      root.style.scrollPaddingBlockEnd = '';
      document.body.style.paddingBlockEnd = '';
    };
  }, [banner]);
}

function scrollClear(banner: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || banner.contains(focused)) return;
  if (!document.getElementById('app')?.contains(focused)) return;
  const covered = focused.getBoundingClientRect();
  const cover = banner.getBoundingClientRect();
  const overlap = covered.bottom + 12 - cover.top;
  const isBeside = covered.right < cover.left || covered.left > cover.right;
  if (overlap <= 0 || isBeside || covered.top < 0) return;
  window.scrollBy({ top: Math.min(overlap, covered.top), behavior: 'instant' });
}
