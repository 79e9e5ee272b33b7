import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path of the site, with or without a hash, or an address elsewhere (http, mailto, tel). */
  readonly href: string;
};

/** Every link of the site: the router's for its own pages, a plain anchor for anything else. */
export function Link({ href, children, ...rest }: LinkProps) {
  const isInternal = href.startsWith('/') && rest.target === undefined;
  return isInternal ? (
    <RouterLink to={href} {...rest}>
      {children}
    </RouterLink>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
