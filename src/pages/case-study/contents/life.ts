import { panorama } from '@/components/Art/drawings/studies/life';
import { life } from '@/content/studies/life';
import type { CaseStudyPageProps } from '@/pages/case-study/CaseStudyPage';

export const page = { study: life, panorama } satisfies CaseStudyPageProps;
