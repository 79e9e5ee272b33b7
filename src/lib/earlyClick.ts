/** Milliseconds after which a click that got no answer is forgotten. */
const patience = 8000;

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    /** The visitor's last click on a button, noted by the prerendered page (scripts/vite/start.ts). */
    earlyClick?: { readonly button: HTMLElement; readonly at: number } | undefined;
  }
}

/**
 * From now on a click that gets as far as the window has been answered: React stops one on a part
 * of the page that has not hydrated, and then forgets it.
 * @returns the function that ends it
 */
export function noteAnswers(): () => void {
  const note = () => {
    window.earlyClick = undefined;
  };
  addEventListener('click', note);
  return () => removeEventListener('click', note);
}

/**
 * To be called when a part of the page has hydrated: makes up for the click it could not answer.
 * Not at once: a click may itself make React hydrate the part, and is then answered after that.
 */
export function repeatEarlyClick(): void {
  if (!window.earlyClick) return;
  setTimeout(() => {
    const early = window.earlyClick;
    if (!early?.button.isConnected || performance.now() - early.at > patience) return;
    const end = noteAnswers();
    early.button.click();
    end();
  });
}
