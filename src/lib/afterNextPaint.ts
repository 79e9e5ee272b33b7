/** Milliseconds to wait if nothing is painted, as in a hidden tab. */
const maxPaintWaitMs = 500;

/** Resolves once the next frame has been painted. An alert would block that paint. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxPaintWaitMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
