import type { PartBuild } from '@/parts/types';

export const careersBuild: PartBuild = {
  sampleData: 'the employer, the postings, how long applications are kept',
};
