import { useEffect, type RefObject } from 'react';
import { focusInPlace, isVisible } from '@/lib/focus';

/**
 * Returns the focus from the closing banner to where the visitor was: the element that had it before,
 * if that is in view, else the part of the page in view, so that Tab goes on from there.
 */
export function useReturnFocus(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const header = element.nextElementSibling;
    let before: EventTarget | null = null;
    const rememberFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) before = relatedTarget;
    };
    element.addEventListener('focusin', rememberFocus);
    return () => {
      element.removeEventListener('focusin', rememberFocus);
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const target = [before, header].find(isInView) ?? elementInView();
        if (target) focusInPlace(target);
      });
    };
  }, [banner]);
}

function isInView(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement) || !target.isConnected) return false;
  const { top, bottom } = target.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** The first text or control below the sticky bar: a section that begins above it would lead back. */
function elementInView(): HTMLElement | undefined {
  const contents = document.querySelectorAll<HTMLElement>(
    ':is(main, footer) :is(h2, h3, h4, p, li, dt, a, button, input, summary):not([inert] *)',
  );
  return [...contents].find(
    (element) => element.getBoundingClientRect().top > innerHeight / 8 && isVisible(element),
  );
}
