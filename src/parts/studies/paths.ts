import { paths } from '@/config/paths';
import type { NavLink, PartLinks } from '@/content/types';
import { inWords, inWordsCapitalised } from '@/lib/inWords';

export const studiesAnchor = 'case-studies';

export const studiesPaths = {
  section: `${paths.home}#${studiesAnchor}`,
  page: (slug: string) => `/caseStudyDetails/${slug}`,
} as const;

/** Of the list, which not every page loads. */
export const studyCount = 3;

export const studiesLabel = 'Projects';

const link = {
  label: studiesLabel,
  href: studiesPaths.section,
  pages: studiesPaths.page(''),
} as const;

export const studiesHeroLink = {
  label: `Read ${inWords(studyCount)} case studies`,
  href: studiesPaths.section,
} as const satisfies NavLink;

export const studiesLinks = {
  desktop: link,
  mobile: link,
  notFound: {
    name: 'case studies',
    note: `${inWordsCapitalised(studyCount)} case studies`,
  },
} as const satisfies PartLinks;
