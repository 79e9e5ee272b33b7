import { careersCards } from '@/parts/careers/social';
import { insightsCards } from '@/parts/insights/social';
import { studyCards } from '@/parts/studies/social';
import type { SocialCard } from '@scripts/social/card';

const parts: Readonly<Record<string, readonly SocialCard[]>> = {
  studies: studyCards,
  careers: careersCards,
  insights: insightsCards,
};

/** The social pictures of the parts' pages. Only `npm run generate social` loads it. */
export const partCards = Object.values(parts).flat();
