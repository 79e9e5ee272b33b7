import { Typewriter } from '@/components/Typewriter/Typewriter';
import { hero } from '@/content/landing/hero';
import { usePlaying } from '@/features/motion/motion';

type HeroTaglineProps = { readonly className?: string | undefined };

/**
 * Subscribes to the motion choice in place of `Hero`: an update of `Hero` before the testimonial
 * card hydrates would remove the card's prerendered HTML.
 */
export function HeroTagline({ className }: HeroTaglineProps) {
  return <Typewriter {...hero.typewriter} playing={usePlaying()} className={className} />;
}
