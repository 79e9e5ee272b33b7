import type { PartTesting } from '@/parts/types';
import { mockGoogle } from './tests/google';

export const measuringTesting: PartTesting = {
  settings: () => ({ VITE_ANALYTICS: 'ga4:G-TEST' }),
  mock: mockGoogle,
};
