import { anchorPath, paths, type Anchor } from '@/config/paths';

/** What the content of the navigation says about where a link leads. */
export type NavTarget = { readonly anchor: Anchor } | { readonly page: 'career' };

export function hrefOf(target: NavTarget): string {
  return 'anchor' in target ? anchorPath(target.anchor) : paths[target.page];
}
