/** Milliseconds after which an early click is no longer replayed. */
const timeoutMs = 8000;

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    /** The visitor's last click on a button. */
    preHydrationClick?: { readonly button: HTMLElement; readonly at: number } | undefined;
    /** The form that was submitted before it had hydrated. */
    preHydrationSubmit?: HTMLFormElement | undefined;
  }
}

/** For a prerendered form: what is submitted before it has hydrated is submitted again. */
export const replayedForm = { 'data-replayed': '' } as const;

/**
 * Records clicks on buttons, and submits of forms that have not hydrated, for `replayEvents`. Runs
 * inline, before the code loads.
 *
 * @param isCodeMissing whether the code failed to load: forms are then sent as they are without it
 */
export function recordEvents(isCodeMissing: () => boolean): void {
  const recordClick = ({ isTrusted, target, timeStamp }: Event) => {
    const button = isTrusted && target instanceof Element && target.closest('button[type=button]');
    if (button instanceof HTMLElement) window.preHydrationClick = { button, at: timeStamp };
  };
  const recordSubmit = (event: Event) => {
    const { target } = event;
    const form = target instanceof Element ? (target.closest('form') ?? undefined) : undefined;
    // a form that has hydrated checks its fields itself
    if (form?.dataset['replayed'] === undefined || form.noValidate || isCodeMissing()) return;
    event.preventDefault();
    window.preHydrationSubmit = form;
  };
  addEventListener('click', recordClick, true);
  addEventListener('submit', recordSubmit, true);
  addEventListener('invalid', recordSubmit, true);
}

/**
 * Clears a click that reaches the window, because it has been handled: React's root stops clicks on
 * parts that have not hydrated. Call once the root exists.
 */
export function clearHandledClicks(): void {
  addEventListener('click', () => {
    window.preHydrationClick = undefined;
  });
}

/**
 * Call after a boundary hydrates. Replays an earlier click or submit, not at once: if the click
 * made React hydrate the boundary, React handles it itself.
 */
export function replayEvents(): void {
  if (window.preHydrationClick) setTimeout(replayClick);
  if (window.preHydrationSubmit) setTimeout(replaySubmit);
}

function replayClick() {
  const early = window.preHydrationClick;
  if (!early?.button.isConnected || performance.now() - early.at > timeoutMs) return;
  early.button.click();
}

function replaySubmit() {
  const form = window.preHydrationSubmit;
  if (!form?.isConnected || !form.noValidate) return;
  window.preHydrationSubmit = undefined;
  form.requestSubmit();
}
