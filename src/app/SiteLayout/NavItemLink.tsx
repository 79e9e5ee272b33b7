import { Link, type LinkProps } from '@/components/Link/Link';
import { hrefOf, type NavTarget } from './navTarget';
import type { AriaCurrentOf } from './useAriaCurrent';

type NavItemLinkProps = Omit<LinkProps, 'href'> & {
  readonly item: NavTarget;
  readonly ariaCurrentOf: AriaCurrentOf;
};

/** A navigation link, with `aria-current` while its target is shown. */
export function NavItemLink({ item, ariaCurrentOf, ...rest }: NavItemLinkProps) {
  return <Link href={hrefOf(item)} aria-current={ariaCurrentOf(item)} {...rest} />;
}
