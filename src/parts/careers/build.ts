import { externalOrigin } from '@/config/settingsReader';
import type { PartBuild } from '@/parts/types';

export const careersBuild: PartBuild = {
  sampleData:
    'the employer, its equal opportunity policy, the postings, how long applications are kept',
  sources: ({ careers }) => ({ 'connect-src': [externalOrigin(careers?.applicationUrl)] }),
};
