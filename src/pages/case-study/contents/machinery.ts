import { panorama } from '@/art/drawings/caseStudies/machinery';
import { machinery } from '@/content/studies/machinery';
import type { CaseStudyPageProps } from '@/pages/case-study/CaseStudyPage';

export const page = { study: machinery, panorama } satisfies CaseStudyPageProps;
