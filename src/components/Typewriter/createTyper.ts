import TypewriterCore from 'typewriter-effect/dist/core';

/** Milliseconds. */
const delay = 120;
const deleteSpeed = 80;
const pauseFor = 2000;

/** The library's own delays: none, because the timer keeps those above. */
const noDelay = -1;

export type Typer = ReturnType<typeof createTyper>;

/**
 * Types and deletes the phrases in turn. The first one is typed at once; then `onReady` is called,
 * and the element may be shown.
 *
 * The library's own loop requests every frame, so that the page renders 60 times a second for a
 * character every 120 ms. `start` takes one step and requests a frame, which `stop` cancels: with
 * both, a timer drives the library, one task for each character. It says which character comes or
 * goes; the text is set as a whole, whatever a translator has made of its node.
 */
export function createTyper(element: HTMLElement, phrases: readonly string[], onReady: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let waitMs = 0;
  let text = '';
  const node = document.createTextNode('');

  const setText = (next: string, nextWaitMs: number) => {
    text = next;
    if (!isShown) return;
    element.toggleAttribute('data-complete', nextWaitMs === pauseFor);
    if (node.parentNode !== element) element.replaceChildren(node);
    node.data = text;
    waitMs = nextWaitMs;
  };
  const typewriter = new TypewriterCore(document.createElement('span'), {
    delay: noDelay,
    deleteSpeed: noDelay,
    loop: true,
    cursor: '',
    skipAddStyles: true,
    onCreateTextNode: (character) => {
      setText(text + character, delay);
      return null;
    },
    onRemoveNode: () => setText(text.slice(0, -1), deleteSpeed),
  });
  const show = () => {
    if (!isShown) onReady();
    isShown = true;
    setText(text, pauseFor);
  };
  for (const phrase of phrases) {
    typewriter.typeString(phrase).callFunction(show).deleteAll(noDelay);
  }

  function step() {
    waitMs = 0;
    while (waitMs === 0) typewriter.start().stop();
    timer = setTimeout(step, waitMs);
  }

  function pause() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    run: () => {
      if (timer === undefined) step();
    },
    pause,
    dispose: () => {
      pause();
      element.replaceChildren();
    },
  };
}
