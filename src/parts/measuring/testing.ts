import type { PartTesting } from '@/parts/types';
import { mockGoogle } from './tests/google';

export const measuringTesting: PartTesting = {
  settings: ({ collector }) => ({
    VITE_ANALYTICS: 'ga4:G-TEST',
    VITE_REPORT_URL: `${collector}/signals`,
  }),
  mock: mockGoogle,
};
