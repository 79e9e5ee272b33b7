/** The visitor uses the page, or a part of it. */
export const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** The visitor scrolls, or does what may scroll. */
export const scrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Listens at the window, before the page does, until the signal aborts. */
export function listen(
  types: readonly string[],
  listener: (event: Event) => void,
  signal: AbortSignal,
): void {
  for (const type of types)
    addEventListener(type, listener, { signal, capture: true, passive: true });
}

/** Aborts the controller when the visitor starts to scroll, point or type. @returns its signal */
export function abortOnUserScroll(controller: AbortController): AbortSignal {
  listen(scrollEvents, () => controller.abort(), controller.signal);
  return controller.signal;
}
