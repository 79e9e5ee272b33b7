export const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

export const scrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Not one that cancels what an input method composes (229 in Safari), or that an extension takes. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else says so in Safari
export function isEscape({ key, isComposing, keyCode, defaultPrevented }: KeyboardEvent): boolean {
  return key === 'Escape' && !isComposing && keyCode !== 229 && !defaultPrevented;
}

/** @returns a function that ends it */
export function listenOnWindow(
  types: readonly string[],
  listener: (event: Event) => void,
  options: Pick<AddEventListenerOptions, 'once' | 'signal'> = {},
): () => void {
  for (const type of types)
    addEventListener(type, listener, { ...options, capture: true, passive: true });
  return () => types.forEach((type) => removeEventListener(type, listener, true));
}
