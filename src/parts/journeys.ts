import { signInJourneys } from '@/parts/sign-in/journeys';
import { themeJourneys } from '@/parts/theme/journeys';
import type { Journeys } from '@tests/engines/visitor';

const parts: Readonly<Record<string, Journeys>> = {
  theme: themeJourneys,
  'sign-in': signInJourneys,
};

/** What Firefox and WebKitGTK try of the parts. */
export const partJourneys: Journeys = Object.assign({}, ...Object.values(parts));
