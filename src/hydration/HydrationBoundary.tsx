import { Suspense, useEffect, type ReactNode } from 'react';
import { replayEvents } from './preHydrationEvents';

type HydrationBoundaryProps = { readonly children: ReactNode };

/**
 * A part of the page that hydrates separately: React yields between the parts, and hydrates first the
 * one that the visitor uses. Its code must have loaded (README.md, Rules).
 */
export function HydrationBoundary({ children }: HydrationBoundaryProps) {
  return (
    <Suspense>
      {children}
      <ReplayedEvents />
    </Suspense>
  );
}

function ReplayedEvents() {
  useEffect(replayEvents, []);
  return null;
}
