import { useLocation } from 'react-router-dom';
import { anchorPath, anchors, paths } from '@/config/paths';
import type { NavMenu } from '@/content/navigation';
import type { NavLink } from '@/content/types';
import { useScrollSpy } from '@/hooks/useScrollSpy';

export type AriaCurrentOf = (link: NavLink) => 'page' | 'true' | undefined;

export type NavMenuProps = { readonly menu: NavMenu; readonly ariaCurrentOf: AriaCurrentOf };

const aliases: Readonly<Record<string, string>> = {
  [anchorPath(anchors.expertise)]: anchorPath(anchors.services),
  [anchorPath(anchors.solutions)]: anchorPath(anchors.cloudSolutions),
};

/** Marks the link to the current page, to what it is about, or to the landing section in view. */
export function useAriaCurrent(): AriaCurrentOf {
  const { pathname } = useLocation();
  const isLanding = pathname === paths.home;
  const section = useScrollSpy(isLanding ? 'main > section[id]' : null, anchors.home);
  const current = isLanding && `${paths.home}#${section}`;
  return ({ href, pages = `${href}/` }) => {
    if (pathname === href) return 'page';
    const isShown = (aliases[href] ?? href) === current || pathname.startsWith(pages);
    return isShown ? 'true' : undefined;
  };
}
