import type { Anchor } from '@/config/paths';
import { useStore } from '@/hooks/useStore';
import type { LazyComponent } from '@/hydration/lazyComponent';
import { SectionErrorFallback } from './SectionErrorFallback';

type LazySectionFallbackProps = {
  readonly part: LazyComponent;
  /** The id of the section, which its message keeps. */
  readonly id?: Anchor | undefined;
};

/** Shown only where there is no prerendered HTML to wait with. */
export function LazySectionFallback({ part, id }: LazySectionFallbackProps) {
  return useStore(part.failed) && <SectionErrorFallback id={id} />;
}
