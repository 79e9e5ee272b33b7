import type { AnchorHTMLAttributes } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path of the site, with or without a hash, or a URL elsewhere (http, mailto, tel). */
  readonly href: string;
};

/** Every link of the site. `usePageNavigation` handles the clicks on those to its own pages. */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
