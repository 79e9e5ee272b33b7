import type { PartBuild } from '@/config/partBuild';
import { externalOrigin } from '@/config/settingsReader';

export const careersBuild: PartBuild = {
  samples:
    'src/parts/careers: employer, equal opportunity policy, postings, how long applications are kept',
  sources: ({ careers }) => ({ 'connect-src': [externalOrigin(careers?.applicationUrl)] }),
};
