import { useEffect } from 'react';

type ElementRef = { readonly current: HTMLElement | null };

/** Closes on Escape and on a press outside. Escape returns the focus to the button. */
export function useDismissal(
  isOpen: boolean,
  root: ElementRef,
  button: ElementRef,
  close: () => void,
) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });
}
