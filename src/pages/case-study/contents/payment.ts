import { panorama } from '@/art/drawings/caseStudies/payment';
import { payment } from '@/content/studies/payment';
import type { CaseStudyPageProps } from '@/pages/case-study/CaseStudyPage';

export const page = { study: payment, panorama } satisfies CaseStudyPageProps;
