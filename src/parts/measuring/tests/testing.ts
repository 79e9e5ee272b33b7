import type { PartTesting } from '@tests/e2e/support/partTesting';
import { mockGoogle } from './google';

export const measuringTesting: PartTesting = {
  settings: () => ({ VITE_ANALYTICS: 'ga4:G-TEST' }),
  mock: mockGoogle,
};
