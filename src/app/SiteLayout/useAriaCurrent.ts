import { useLocation } from 'react-router-dom';
import { anchors, paths, type Anchor } from '@/config/paths';
import { useScrollSpy } from '@/hooks/useScrollSpy';
import { hrefOf, type NavTarget } from './navTarget';

/** The value of `aria-current` for a link of the navigation. */
export type AriaCurrentOf = (target: NavTarget) => 'page' | 'true' | undefined;

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

const aliases: Partial<Record<Anchor, Anchor>> = {
  [anchors.expertise]: anchors.services,
  [anchors.solutions]: anchors.cloudSolutions,
};

/** Marks the link to the current page, or to the landing section in view. */
export function useAriaCurrent(): AriaCurrentOf {
  const { pathname } = useLocation();
  const section = useScrollSpy(pathname === paths.home ? sections : noSections);
  return (target) => {
    if ('anchor' in target) {
      return (aliases[target.anchor] ?? target.anchor) === section ? 'true' : undefined;
    }
    const href = hrefOf(target);
    if (pathname === href) return 'page';
    return pathname.startsWith(`${href}/`) ? 'true' : undefined;
  };
}
