import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { replayEvents } from './preHydrationEvents';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    /** How many boundaries of the page have not hydrated; for tests. */
    unhydratedCount?: number;
  }
}

type HydrationBoundaryProps = {
  /** A CSS selector of its elements: they stay in the document if the children throw. */
  readonly keeps: string;
  readonly children: ReactNode;
};

/**
 * A part of the page that hydrates separately: React yields between the parts, and hydrates first the
 * one that the visitor uses. Its code must have loaded (README.md, Rules). An error stays within.
 */
export function HydrationBoundary({ keeps, children }: HydrationBoundaryProps) {
  useEffect(() => count(1), []);
  return (
    <ErrorBoundary keeps={keeps}>
      <Suspense>
        {children}
        <Hydrated />
      </Suspense>
    </ErrorBoundary>
  );
}

function Hydrated() {
  useEffect(() => {
    replayEvents();
    return count(-1);
  }, []);
  return null;
}

function count(change: number) {
  window.unhydratedCount = (window.unhydratedCount ?? 0) + change;
  return () => void count(-change);
}
