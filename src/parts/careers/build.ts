import { externalOrigin } from '@/config/settingsReader';
import type { PartBuild } from '@/parts/types';

export const careersBuild: PartBuild = {
  sources: ({ careers }) => ({ 'connect-src': [externalOrigin(careers?.applicationUrl)] }),
};
