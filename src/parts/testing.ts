import { careersTesting } from '@/parts/careers/testing';
import { filmTesting } from '@/parts/film/testing';
import { insightsTesting } from '@/parts/insights/testing';
import { measuringTesting } from '@/parts/measuring/testing';
import { signInTesting } from '@/parts/sign-in/testing';
import { studiesTesting } from '@/parts/studies/testing';
import type { PartTesting } from './types';

const parts: Readonly<Record<string, PartTesting>> = {
  film: filmTesting,
  'sign-in': signInTesting,
  careers: careersTesting,
  insights: insightsTesting,
  measuring: measuringTesting,
  studies: studiesTesting,
};

/** The parts' dialogs, each with the buttons of the landing page that open it. */
export const dialogs = Object.values(parts).flatMap((part) => Object.entries(part.dialogs ?? {}));

export const partTesting: readonly PartTesting[] = Object.values(parts);
