import TypewriterCore from 'typewriter-effect/dist/core';

/** Milliseconds (SPEC section 9). */
const delay = 120;
const deleteSpeed = 80;
const pauseFor = 2000;

/** Milliseconds between two characters of the first phrase, which is typed before it is shown. */
const openingDelay = 1;
/** Milliseconds between two steps that change nothing: half of `deleteSpeed`, a third of `delay`. */
const pollMs = 41;

export type Typer = {
  readonly run: () => void;
  /** Pauses; `run` continues from there. */
  readonly pause: () => void;
  /** Stops and clears the node. */
  readonly dispose: () => void;
};

/**
 * Types and deletes the phrases in turn. Calls `onReady` once the first phrase is complete and the
 * node may be shown.
 *
 * The library's own loop requests every frame, so that the page renders 60 times a second for a
 * character every 120 ms. `start` takes one step and requests a frame, which `stop` cancels: with
 * both, a timer drives the library. Even a cancelled frame costs work, so a step is taken only when
 * one is due: none during the pause.
 */
export function createTyper(
  node: HTMLElement,
  [first = '', ...others]: readonly string[],
  onReady: () => void,
): Typer {
  const phrases = [first, ...others];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds until the next step is due; undefined if the last step changed nothing. */
  let stepMs: number | undefined;
  let hasPaused = false;

  const createTypewriter = (typeDelay: number, loop: boolean) =>
    new TypewriterCore(node, {
      delay: typeDelay,
      deleteSpeed,
      loop,
      cursor: '',
      skipAddStyles: true,
      onCreateTextNode: (_character, textNode) => {
        stepMs = typeDelay + 1;
        return textNode;
      },
      onRemoveNode: () => {
        stepMs = deleteSpeed + 1;
      },
    });

  let current = createTypewriter(openingDelay, false)
    .typeString(first)
    .callFunction(() => {
      stepMs = openingDelay + 1;
      onReady();
    })
    .pauseFor(pauseFor)
    .deleteAll(deleteSpeed)
    .callFunction(() => {
      current = createTypewriter(delay, true);
      for (const phrase of [...others, first]) {
        current.typeString(phrase).pauseFor(pauseFor).deleteAll(deleteSpeed);
      }
    });

  function step() {
    stepMs = undefined;
    current.start().stop();
    const isComplete = phrases.includes(node.textContent);
    // the step after the last character begins the pause
    const shouldPause = isComplete && stepMs === undefined && !hasPaused;
    hasPaused = isComplete && (hasPaused || shouldPause);
    timer = setTimeout(step, shouldPause ? pauseFor : (stepMs ?? pollMs));
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
      node.replaceChildren();
    },
  };
}
