import { studiesHeroLink } from '../paths';

type HeroStudiesLinkProps = { readonly className: string | undefined };

/** Beside the hero's button. */
export function HeroStudiesLink({ className }: HeroStudiesLinkProps) {
  return (
    <a href={studiesHeroLink.href} className={className}>
      {studiesHeroLink.label}
    </a>
  );
}
