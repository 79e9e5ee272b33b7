/** Milliseconds after which a press that got no answer is forgotten. */
const patience = 8000;

let early: { readonly button: Element; readonly at: number } | null = null;

/**
 * Remembers a press of the play button that comes before the button's own code: React drops it.
 * @returns the function that ends it
 */
export function keepEarlyPlay(): () => void {
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-play]') : null;
    if (button) early = { button, at: performance.now() };
  };
  document.addEventListener('click', keep, true);
  return () => document.removeEventListener('click', keep, true);
}

/** Makes up for a press that was remembered, once. */
export function repeatEarlyPlay(button: HTMLElement | null): void {
  const isDue = early && early.button === button && performance.now() - early.at < patience;
  early = null;
  if (isDue) button?.click();
}
