import TypewriterCore from 'typewriter-effect/dist/core';

/** Milliseconds (SPEC.md, section 9). */
const delay = 120;
const deleteSpeed = 80;
const pauseFor = 2000;

const bare = { cursor: '', skipAddStyles: true };

/**
 * Types and deletes the phrases in turn, in a node of its own. It starts with the first one
 * complete: as soon as that stands in the node, `onReady` says that the node may be shown.
 * @returns the function that stops it and clears the node
 */
export function startTyping(
  node: HTMLElement,
  [first = '', ...others]: readonly string[],
  onReady: () => void,
): () => void {
  const opening = new TypewriterCore(node, { ...bare, delay: 1 });
  let current = opening;
  opening
    .typeString(first)
    .callFunction(onReady)
    .pauseFor(pauseFor)
    .deleteAll(deleteSpeed)
    .callFunction(() => {
      opening.stop();
      const strings = [...others, first];
      current = new TypewriterCore(node, {
        ...bare,
        delay,
        deleteSpeed,
        pauseFor,
        strings,
        loop: true,
        autoStart: true,
      });
    })
    .start();
  return () => {
    current.stop();
    node.replaceChildren();
  };
}
