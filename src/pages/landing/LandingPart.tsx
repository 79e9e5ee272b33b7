import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import type { Anchor } from '@/config/paths';
import { useStore } from '@/hooks/useStore';
import type { Preloadable } from '@/lib/preloadable';
import { LandingFault } from './LandingFault';

type LandingPartProps = {
  readonly part: Preloadable;
  /** The id of the section, which its message keeps. */
  readonly id?: Anchor | undefined;
};

/** A section with its own code. Whatever happens to it, the rest of the page stays. */
export function LandingPart({ part: Part, id }: LandingPartProps) {
  return (
    <ErrorBoundary fallback={<LandingFault id={id} />}>
      <Suspense fallback={<LandingPartPending part={Part} id={id} />}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Only where there is no prerendered HTML to wait with. */
function LandingPartPending({ part, id }: LandingPartProps) {
  return useStore(part.failed) && <LandingFault id={id} />;
}
