import { anchorPath, paths, type Anchor } from '@/config/paths';

/** The target of a navigation link, as the content gives it. */
export type NavTarget = { readonly anchor: Anchor } | { readonly page: 'career' };

export function hrefOf(target: NavTarget): string {
  return 'anchor' in target ? anchorPath(target.anchor) : paths[target.page];
}
