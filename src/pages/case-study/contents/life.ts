import { panorama } from '@/art/drawings/caseStudies/life';
import { life } from '@/content/studies/life';
import type { CaseStudyPageProps } from '@/pages/case-study/CaseStudyPage';

export const page = { study: life, panorama } satisfies CaseStudyPageProps;
