import type { PartBuild } from '@/config/partBuild';

export const filmBuild: PartBuild = {
  samples: 'src/parts/film: a customer and a figure',
};
