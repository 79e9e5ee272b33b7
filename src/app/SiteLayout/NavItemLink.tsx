import { Link, type LinkProps } from '@/components/Link/Link';
import { hrefOf, type NavTarget } from './navTarget';
import type { ActiveLink } from './useActiveLink';

type NavItemLinkProps = Omit<LinkProps, 'href'> & {
  readonly item: NavTarget;
  readonly activeLink: ActiveLink;
};

/** A navigation link, with `aria-current` while its target is shown. */
export function NavItemLink({ item, activeLink, ...rest }: NavItemLinkProps) {
  return <Link href={hrefOf(item)} aria-current={activeLink(item)} {...rest} />;
}
