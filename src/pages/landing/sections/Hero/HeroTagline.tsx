import { Typewriter } from '@/components/Typewriter/Typewriter';
import { hero } from '@/content/landing/hero';
import { usePlaying } from '@/features/motion/motion';

type HeroTaglineProps = { readonly className?: string | undefined };

/**
 * Subscribes to the motion setting, so that `Hero` does not: an update of `Hero` before the
 * testimonials hydrate would remove their prerendered HTML.
 */
export function HeroTagline({ className }: HeroTaglineProps) {
  return <Typewriter {...hero.typewriter} playing={usePlaying()} className={className} />;
}
