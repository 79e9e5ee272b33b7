/** Milliseconds to wait where nothing is painted, as in a hidden tab. */
const maxWaitMs = 500;

/** Resolves once the next frame has been painted: an alert stops the page before that. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
