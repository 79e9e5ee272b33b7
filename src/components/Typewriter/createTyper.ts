import TypewriterCore from 'typewriter-effect/dist/core';

/** Milliseconds (SPEC section 9). */
const delay = 120;
const deleteSpeed = 80;
const pauseFor = 2000;

/** The library's own delays, as short as it takes them: the timer keeps those above. */
const minDelay = 1;

export type Typer = ReturnType<typeof createTyper>;

/**
 * Types and deletes the phrases in turn. The first one is typed at once; then `onReady` is called,
 * and the node may be shown.
 *
 * The library's own loop requests every frame, so that the page renders 60 times a second for a
 * character every 120 ms. `start` takes one step and requests a frame, which `stop` cancels: with
 * both, a timer drives the library, and takes a step only when one is due.
 */
export function createTyper(node: HTMLElement, phrases: readonly string[], onReady: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let waitMs = 0;

  const typewriter = new TypewriterCore(node, {
    delay: minDelay,
    deleteSpeed: minDelay,
    loop: true,
    cursor: '',
    skipAddStyles: true,
    onCreateTextNode: (_character, textNode) => {
      if (isShown) waitMs = delay;
      return textNode;
    },
    onRemoveNode: () => {
      waitMs = deleteSpeed;
    },
  });
  const show = () => {
    waitMs = pauseFor;
    if (!isShown) onReady();
    isShown = true;
  };
  for (const phrase of phrases) {
    typewriter.typeString(phrase).callFunction(show).deleteAll(minDelay);
  }

  function step() {
    waitMs = minDelay + 1;
    typewriter.start().stop();
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
    /** `run` continues from there. */
    pause,
    dispose: () => {
      pause();
      node.replaceChildren();
    },
  };
}
