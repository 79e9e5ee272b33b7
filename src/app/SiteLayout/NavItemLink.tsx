import { Link, type LinkProps } from '@/components/Link/Link';
import type { NavLink } from '@/content/types';
import type { AriaCurrentOf } from './useAriaCurrent';

type NavItemLinkProps = Omit<LinkProps, 'href'> & {
  readonly item: NavLink;
  readonly ariaCurrentOf: AriaCurrentOf;
};

/** A navigation link, with `aria-current` while its target is shown. */
export function NavItemLink({ item, ariaCurrentOf, ...rest }: NavItemLinkProps) {
  return <Link href={item.href} aria-current={ariaCurrentOf(item)} {...rest} />;
}
