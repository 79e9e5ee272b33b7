import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** A link to a page or a section of the site, or elsewhere. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}
