/** Milliseconds after which a click that got no answer is no longer expected. */
const timeoutMs = 8000;

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    /** The visitor's last click on a button, set by scripts/vite/bootstrapScript.ts. */
    preHydrationClick?: { readonly button: HTMLElement; readonly at: number } | undefined;
    /** The form that the visitor has submitted before it could answer, set likewise. */
    preHydrationSubmit?: HTMLFormElement | undefined;
  }
}

/**
 * Forgets a click that reaches the window: it has been handled. React stops one on a part of the
 * page that has not hydrated.
 * @returns the cleanup function
 */
export function trackHandledClicks(): () => void {
  const forget = () => {
    window.preHydrationClick = undefined;
  };
  addEventListener('click', forget);
  return () => removeEventListener('click', forget);
}

/**
 * Call after a boundary hydrates. Replays a click or a submit that came before: not at once, since
 * a click may itself make React hydrate the boundary, and is then handled after that.
 */
export function replayEvents(): void {
  if (window.preHydrationClick) setTimeout(replayClick);
  if (window.preHydrationSubmit) setTimeout(replaySubmit);
}

function replayClick() {
  const early = window.preHydrationClick;
  if (!early?.button.isConnected || performance.now() - early.at > timeoutMs) return;
  const stopTracking = trackHandledClicks();
  early.button.click();
  stopTracking();
}

function replaySubmit() {
  const form = window.preHydrationSubmit;
  if (!form?.isConnected || !form.noValidate) return;
  window.preHydrationSubmit = undefined;
  form.requestSubmit();
}
