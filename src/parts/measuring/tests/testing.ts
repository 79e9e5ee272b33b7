import type { PartTesting } from '@tests/e2e/support/partTesting';
import { firstPort } from '@tests/e2e/support/ports';
import { mockGoogle } from './google';

const beforeChoice = (service: string, port: number) => ({
  port,
  settings: { VITE_ANALYTICS: service, VITE_ANALYTICS_BEFORE_CHOICE: 'on' },
});

export const measuringTesting = {
  settings: () => ({ VITE_ANALYTICS: 'ga4:G-TEST' }),
  builds: {
    plausible: beforeChoice('plausible:https://service.example', firstPort + 10),
    umami: beforeChoice(
      'umami:https://service.example/01234567-89ab-cdef-0123-456789abcdef',
      firstPort + 11,
    ),
  },
  mock: mockGoogle,
} as const satisfies PartTesting;
