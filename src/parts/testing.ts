import { careersTesting } from '@/parts/careers/testing';
import { filmTesting } from '@/parts/film/testing';
import { insightsTesting } from '@/parts/insights/testing';
import { measuringTesting } from '@/parts/measuring/testing';
import { ssoTesting } from '@/parts/sign-in/single-sign-on/testing';
import { signInTesting } from '@/parts/sign-in/testing';
import { tokenSyncTesting } from '@/parts/sign-in/token-sync/testing';
import { studiesTesting } from '@/parts/studies/testing';
import type { PartTesting } from './types';

const parts: Readonly<Record<string, PartTesting>> = {
  film: filmTesting,
  'sign-in': signInTesting,
  'sign-in/single-sign-on': ssoTesting,
  'sign-in/token-sync': tokenSyncTesting,
  careers: careersTesting,
  insights: insightsTesting,
  measuring: measuringTesting,
  studies: studiesTesting,
};

/** The parts' dialogs, each with the buttons of the landing page that open it. */
export const dialogs = Object.values(parts).flatMap((part) => Object.entries(part.dialogs ?? {}));

export const partTesting: readonly PartTesting[] = Object.values(parts);
