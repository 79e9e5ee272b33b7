/** Milliseconds after which a click that got no answer is no longer expected. */
const timeoutMs = 8000;

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    /** The visitor's last click on a button. */
    preHydrationClick?: { readonly button: HTMLElement; readonly at: number } | undefined;
    /** The form that the visitor has submitted before it could answer. */
    preHydrationSubmit?: HTMLFormElement | undefined;
  }
}

/**
 * Records clicks on buttons, and submits of forms that have not hydrated, for `replayEvents`. Runs
 * inline, before the code is there.
 * @param isCodeMissing whether the code will never come: a form is then sent as without script
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
    if (!form || form.noValidate || isCodeMissing()) return;
    event.preventDefault();
    window.preHydrationSubmit = form;
  };
  addEventListener('click', recordClick, true);
  addEventListener('submit', recordSubmit, true);
  addEventListener('invalid', recordSubmit, true);
}

/**
 * Clears a click that reaches the window: it has been handled. Call once React has its root, which
 * stops a click on a part of the page that has not hydrated.
 */
export function clearHandledClicks(): void {
  addEventListener('click', () => {
    window.preHydrationClick = undefined;
  });
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
  early.button.click();
}

function replaySubmit() {
  const form = window.preHydrationSubmit;
  if (!form?.isConnected || !form.noValidate) return;
  window.preHydrationSubmit = undefined;
  form.requestSubmit();
}
