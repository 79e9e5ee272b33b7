import type { PartTesting } from '@/parts/types';
import { studiesPaths } from './paths';

export const studiesTesting: PartTesting = {
  pages: [studiesPaths.page('Machinerymanufacturing')],
};
