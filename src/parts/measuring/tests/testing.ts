import type { PartTesting } from '@tests/e2e/support/partTesting';
import { firstPort } from '@tests/e2e/support/ports';
import { mockGoogle } from './google';

export const measuringTesting = {
  settings: () => ({ VITE_ANALYTICS: 'ga4:G-TEST' }),
  builds: {
    beforeChoice: {
      port: firstPort + 10,
      settings: {
        VITE_ANALYTICS: 'plausible:https://service.example',
        VITE_ANALYTICS_BEFORE_CHOICE: 'on',
      },
    },
  },
  mock: mockGoogle,
} as const satisfies PartTesting;
