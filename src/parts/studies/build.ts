import type { PartBuild } from '@/config/partBuild';

export const studiesBuild: PartBuild = {
  samples: 'src/parts/studies: customers, projects, figures',
};
