import { Link } from '@/components/Link/Link';
import { studiesHeroLink } from '../paths';

type HeroStudiesLinkProps = { readonly className: string | undefined };

/** Beside the hero's button. */
export function HeroStudiesLink({ className }: HeroStudiesLinkProps) {
  return (
    <Link to={studiesHeroLink.href} className={className}>
      {studiesHeroLink.label}
    </Link>
  );
}
