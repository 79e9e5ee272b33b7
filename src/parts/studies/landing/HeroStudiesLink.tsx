import { Link } from 'react-router-dom';
import { studiesHeroLink } from '../paths';

type HeroStudiesLinkProps = { readonly className: string | undefined };

export function HeroStudiesLink({ className }: HeroStudiesLinkProps) {
  return (
    <Link to={studiesHeroLink.href} className={className}>
      {studiesHeroLink.label}
    </Link>
  );
}
