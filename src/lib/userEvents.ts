/** The visitor uses the page, or a part of it. */
export const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** The visitor scrolls, or does what may scroll. */
export const scrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Listens at the window, before the page does. */
export function listen(
  types: readonly string[],
  listener: (event: Event) => void,
  options: Pick<AddEventListenerOptions, 'once' | 'signal'>,
): void {
  for (const type of types) {
    addEventListener(type, listener, { ...options, capture: true, passive: true });
  }
}
