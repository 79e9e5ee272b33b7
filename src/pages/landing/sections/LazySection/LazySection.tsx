import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import type { Anchor } from '@/config/paths';
import type { LazyComponent } from '@/hydration/lazyComponent';
import { SectionErrorFallback } from './SectionErrorFallback';

type LazySectionProps = {
  readonly component: LazyComponent;
  /** The id of the section, also of its fallback. */
  readonly id?: Anchor | undefined;
};

/** A lazily loaded section. If it fails, the rest of the page stays. */
export function LazySection({ component: Component, id }: LazySectionProps) {
  return (
    <ErrorBoundary fallback={<SectionErrorFallback id={id} />}>
      <Suspense>
        <Component />
      </Suspense>
    </ErrorBoundary>
  );
}
