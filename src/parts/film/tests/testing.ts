import type { PartTesting } from '@tests/e2e/support/partTesting';
import { playFilmLabel } from '../labels';

export const filmTesting: PartTesting = {
  dialogs: { film: [playFilmLabel] },
};
