import type { PartBuild } from '@/config/partBuild';
import { feed } from './feed';
import { insightsPaths } from './paths';

export const insightsBuild: PartBuild = {
  samples: 'src/parts/insights: articles, authors, figures of projects',
  files: () => ({ [insightsPaths.feed.slice(1)]: feed() }),
};
