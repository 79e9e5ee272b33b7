import { listenOnWindow, scrollEvents } from '@/lib/userEvents';

/** Milliseconds after which an early click is no longer replayed. */
const timeoutMs = 8000;

/** Milliseconds after which an early submit is sent as without JavaScript. */
const maxSubmitWaitMs = 20_000;

/** Milliseconds before a button shows that it waits for its code. */
const busyDelayMs = 100;

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    preHydrationClick?: Event | undefined;
    preHydrationSubmit?: HTMLFormElement | undefined;
    /** Whether the visitor may have scrolled since the document began to load. */
    mayHaveScrolled?: boolean;
    /** Whether the visitor has asked for another document, which cuts off requests in Firefox. */
    isLeaving?: boolean;
    hasCodeFailed?: boolean;
    /** Not in an engine that cannot run it: the script loads all the same. */
    hasCodeStarted?: boolean;
  }
}

/** For a prerendered form: what is submitted before it has hydrated is submitted again. */
export const replaysEarlySubmit = { 'data-replayed': '' } as const;

/**
 * Records clicks on buttons, and submits of forms that have not hydrated, for `replayEvents`, and
 * whether the visitor scrolls or leaves. Runs inline, before the code loads.
 */
export function recordEvents(): void {
  const recordClick = (event: Event) => {
    closeDialog(event);
    const button = event.isTrusted && getButton(event);
    if (!button) return;
    window.preHydrationClick = event;
    setTimeout(() => {
      if (window.preHydrationClick === event && !event.defaultPrevented) showBusy(button);
    }, busyDelayMs);
  };
  const recordSubmit = (event: Event) => {
    const { target } = event;
    const form =
      target instanceof Element && target.closest<HTMLFormElement>('form[data-replayed]');
    // a form that has hydrated checks its fields itself
    if (!form || form.matches('[data-hydrated]') || window.hasCodeFailed) return;
    event.preventDefault();
    window.preHydrationSubmit = form;
    showBusy(getSubmitButton(form));
    setTimeout(() => window.preHydrationSubmit && handleCodeFailure(), maxSubmitWaitMs);
  };
  addEventListener('click', recordClick, true);
  addEventListener('submit', recordSubmit, true);
  addEventListener('invalid', recordSubmit, true);
  watchForUnload();
  // a mail link or a download leaves nothing
  listenOnWindow(['pointerdown', 'keydown'], watchForUnload);
  listenOnWindow(scrollEvents, () => (window.mayHaveScrolled = true), { once: true });
}

/** A link out of an open menu may lead to a section of the same page, which the menu covers. */
function closeDialog({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link && link.pathname === location.pathname) link.closest('dialog')?.close();
}

/** Call when the page's code has failed to load: forms are then sent as without JavaScript. */
export function handleCodeFailure(): void {
  window.hasCodeFailed = true;
  document.documentElement.dataset['static'] = '';
  hideBusy();
  if (window.preHydrationSubmit) submit(window.preHydrationSubmit);
}

const onLeave = () => (window.isLeaving = true);

/** Once, because Firefox keeps no page with this listener in its back-forward cache. */
function watchForUnload(): void {
  window.isLeaving = false;
  addEventListener('beforeunload', onLeave, { once: true });
}

/**
 * From now on forgets a click that reaches the window, because it has been handled: React's root
 * stops clicks on parts that have not hydrated. Call once the root exists.
 */
export function dropHandledClicks(): void {
  addEventListener('click', () => {
    if (window.preHydrationClick) hideBusy();
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
  const click = window.preHydrationClick;
  // the click that ends a drag has been cancelled
  if (!click || click.defaultPrevented || performance.now() - click.timeStamp > timeoutMs) return;
  const button = getButton(click);
  if (!button || button.isConnected) button?.click();
  else [...document.querySelectorAll('button')].find((each) => isSame(each, button))?.click();
}

/** Whether a button has replaced another one. */
function isSame(button: HTMLButtonElement, replaced: HTMLButtonElement): boolean {
  return button.className === replaced.className && button.textContent === replaced.textContent;
}

/** Not one whose `command` the browser has carried out itself. */
function getButton({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  const isHandled = !!button && 'command' in button && button.hasAttribute('command');
  return button?.type === 'button' && !isHandled ? button : null;
}

function replaySubmit() {
  const form = document.querySelector<HTMLFormElement>('form[data-replayed][data-hydrated]');
  if (!form) return;
  window.preHydrationSubmit = undefined;
  hideBusy();
  submit(form);
}

/** By its button, which has the address: without it the fields would go into the page's own. */
function submit(form: HTMLFormElement) {
  form.requestSubmit(getSubmitButton(form));
}

const getSubmitButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('[type=submit]');

/** Shows on one button that its click was heard, as long as it may be replayed (styles/base.css). */
function showBusy(button: HTMLButtonElement | null) {
  if (window.hasCodeFailed) return;
  hideBusy();
  button?.setAttribute('aria-busy', 'true');
  setTimeout(() => button?.removeAttribute('aria-busy'), timeoutMs);
}

function hideBusy() {
  document.querySelector('button[aria-busy]')?.removeAttribute('aria-busy');
}
