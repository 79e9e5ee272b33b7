import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path of the site, with or without a hash, or a URL elsewhere (http, mailto, tel). */
  readonly href: string;
};

/** Every link of the site: the router's for its own pages, a plain anchor for anything else. */
export function Link(props: LinkProps) {
  const isInternal = props.href.startsWith('/') && props.target === undefined;
  return isInternal ? <RouterLink {...props} /> : <a {...props}>{props.children}</a>;
}

/** The router's own link would bring code for features of its frameworks: 3 kB. */
function RouterLink({ href, children, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(href);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a href={href} {...rest} onClick={handleClick}>
      {children}
    </a>
  );
}
