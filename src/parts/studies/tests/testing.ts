import type { PartTesting } from '@tests/e2e/support/partTesting';
import { studiesPaths } from '../paths';

export const studiesTesting: PartTesting = {
  pages: [studiesPaths.page('Machinerymanufacturing')],
};
