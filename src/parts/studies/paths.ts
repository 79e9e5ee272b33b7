import { paths } from '@/config/paths';

/** The id of the section on the landing page (SPEC section 2). */
export const studiesAnchor = 'case-studies';

export const studiesPaths = {
  section: `${paths.home}#${studiesAnchor}`,
  page: (slug: string) => `/caseStudyDetails/${slug}`,
} as const;
