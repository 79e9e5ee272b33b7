import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import type { Anchor } from '@/config/paths';
import type { Preloadable } from '@/lib/preloadable';
import { LandingFault } from './LandingFault';
import { LazySectionFallback } from './LazySectionFallback';

type LandingPartProps = {
  readonly part: Preloadable;
  /** The id of the section, which its message keeps. */
  readonly id?: Anchor | undefined;
};

/** A section with its own code. Whatever happens to it, the rest of the page stays. */
export function LandingPart({ part: Part, id }: LandingPartProps) {
  return (
    <ErrorBoundary fallback={<LandingFault id={id} />}>
      <Suspense fallback={<LazySectionFallback part={Part} id={id} />}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}
