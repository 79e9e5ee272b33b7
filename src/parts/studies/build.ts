import type { PartBuild } from '@/parts/types';

export const studiesBuild: PartBuild = {
  sampleData: 'customers, projects, figures',
};
