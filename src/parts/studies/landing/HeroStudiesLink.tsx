import { Link } from 'react-router-dom';
import { studiesHeroLink } from '../paths';

export function HeroStudiesLink({ className }: { readonly className: string | undefined }) {
  return (
    <Link to={studiesHeroLink.href} className={className}>
      {studiesHeroLink.label}
    </Link>
  );
}
