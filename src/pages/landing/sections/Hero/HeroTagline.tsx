import { Typewriter } from '@/components/Typewriter/Typewriter';
import { hero } from '@/content/landing/hero';
import { useIsMotionOn } from '@/features/motion/motion';

type HeroTaglineProps = { readonly className?: string | undefined };

/**
 * Subscribes to the motion setting, so that `Hero` does not: an update of `Hero` before the
 * testimonials hydrate would remove their prerendered HTML.
 */
export function HeroTagline({ className }: HeroTaglineProps) {
  return <Typewriter {...hero.typewriter} isMotionOn={useIsMotionOn()} className={className} />;
}
