import type { PartTesting } from '@/parts/types';
import { playFilmLabel } from './labels';

export const filmTesting: PartTesting = {
  dialogs: { film: [playFilmLabel] },
};
