import type { Anchor } from '@/config/paths';
import { useStore } from '@/hooks/useStore';
import type { LazyComponent } from '@/hydration/lazyComponent';
import { SectionErrorFallback } from './SectionErrorFallback';

type LazySectionFallbackProps = {
  readonly part: LazyComponent;
  /** The id of the section, which the fallback keeps. */
  readonly id?: Anchor | undefined;
};

/** Shown only if there is no prerendered HTML. */
export function LazySectionFallback({ part, id }: LazySectionFallbackProps) {
  return useStore(part.failed) && <SectionErrorFallback id={id} />;
}
