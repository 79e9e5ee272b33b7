import type { PartHosts } from '@/parts/types';
import { careersPaths } from './paths';

export const careersHosts: PartHosts = {
  // SPEC section 2 has both spellings
  redirects: [{ from: '/Career', to: careersPaths.page, status: 301 }],
};
