import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { replayEvents } from './preHydrationEvents';

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
  return (
    <ErrorBoundary keeps={keeps}>
      <Suspense>
        {children}
        <ReplayedEvents />
      </Suspense>
    </ErrorBoundary>
  );
}

function ReplayedEvents() {
  useEffect(replayEvents, []);
  return null;
}
