import { signInJourneys } from '@/parts/sign-in/journeys';
import { ssoJourneys } from '@/parts/sign-in/single-sign-on/journeys';
import { themeJourneys } from '@/parts/theme/journeys';
import type { Journeys } from '@tests/engines/visitor';

const parts: Readonly<Record<string, Journeys>> = {
  theme: themeJourneys,
  'sign-in': signInJourneys,
  'sign-in/single-sign-on': ssoJourneys,
};

/** What Firefox and WebKitGTK try of the parts. */
export const partJourneys: Journeys = Object.assign({}, ...Object.values(parts));
