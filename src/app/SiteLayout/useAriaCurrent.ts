import { useLocation } from 'react-router-dom';
import { anchorPath, anchors, paths, type Anchor } from '@/config/paths';
import { useScrollSpy } from '@/hooks/useScrollSpy';

/** The value of `aria-current` for a link of the navigation. */
export type AriaCurrentOf = (href: string) => 'page' | 'true' | undefined;

const sections: readonly Anchor[] = [
  anchors.home,
  anchors.about,
  anchors.services,
  anchors.working,
  anchors.caseStudies,
  anchors.cloudSolutions,
  anchors.integration,
  anchors.contact,
];

const noSections: readonly Anchor[] = [];

const aliases: Readonly<Record<string, string>> = {
  [anchorPath(anchors.expertise)]: anchorPath(anchors.services),
  [anchorPath(anchors.solutions)]: anchorPath(anchors.cloudSolutions),
};

/** Marks the link to the current page, or to the landing section in view. */
export function useAriaCurrent(): AriaCurrentOf {
  const { pathname } = useLocation();
  const section = useScrollSpy(pathname === paths.home ? sections : noSections);
  const current = section && anchorPath(section);
  return (href) => {
    if (pathname === href) return 'page';
    const isShown = (aliases[href] ?? href) === current || pathname.startsWith(`${href}/`);
    return isShown ? 'true' : undefined;
  };
}
