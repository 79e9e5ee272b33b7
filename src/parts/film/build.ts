import type { PartBuild } from '@/parts/types';

export const filmBuild: PartBuild = {
  sampleData: 'a customer and a figure',
};
