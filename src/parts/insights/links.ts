import type { PartLinks } from '@/parts/types';
import { insightsPaths } from './paths';

export const insightsLinks = {
  footer: { label: 'Insights', href: insightsPaths.list },
} as const satisfies PartLinks;
