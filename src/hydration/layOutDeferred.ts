import { nextIdle } from './idleQueue';

const waitingSelector = '[data-defer-layout]:not([data-laid-out])';

/**
 * Lays out, section by section while the browser is idle, what waited because it lies far from the
 * viewport (deferLayout.ts), so that find in page, a reader or a picture of the whole page meets all of
 * it: first what lies below, then what lies above. What is being read stays where it is.
 * @returns the cleanup function
 */
export function layOutDeferredWhenIdle(): () => void {
  let isOver = false;
  void (async () => {
    for (;;) {
      await nextIdle();
      const section = isOver ? undefined : nearestWaiting();
      if (!section) return;
      layOut(section);
    }
  })();
  return () => {
    isOver = true;
  };
}

/** Lays out the rest now, still section by section, so that input is answered between them. */
export async function layOutDeferred(signal: AbortSignal): Promise<void> {
  for (;;) {
    const section = signal.aborted ? undefined : nearestWaiting();
    if (!section) return;
    layOut(section);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The first that lies below the top of the viewport, else the last above it. */
function nearestWaiting(): HTMLElement | undefined {
  const waiting = [...document.querySelectorAll<HTMLElement>(waitingSelector)];
  return waiting.find((section) => section.getBoundingClientRect().top >= 0) ?? waiting.at(-1);
}

/** A section above the viewport takes its true height there; scrolling by the difference hides it. */
function layOut(section: HTMLElement) {
  const { bottom } = section.getBoundingClientRect();
  section.dataset['laidOut'] = '';
  const growth = section.getBoundingClientRect().bottom - bottom;
  if (bottom <= 0 && growth !== 0) {
    window.scrollBy({ top: growth, behavior: 'instant' });
  }
}
