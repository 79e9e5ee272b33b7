import type { Anchor } from '@/config/paths';
import { useStore } from '@/hooks/useStore';
import type { Preloadable } from '@/lib/preloadable';
import { LandingFault } from './LandingFault';

type LazySectionFallbackProps = {
  readonly part: Preloadable;
  /** The id of the section, which its message keeps. */
  readonly id?: Anchor | undefined;
};

/** Shown only where there is no prerendered HTML to wait with. */
export function LazySectionFallback({ part, id }: LazySectionFallbackProps) {
  return useStore(part.failed) && <LandingFault id={id} />;
}
