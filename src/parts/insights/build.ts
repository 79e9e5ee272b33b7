import type { PartBuild } from '@/parts/types';
import { feed } from './feed';
import { insightsPaths } from './paths';

export const insightsBuild: PartBuild = {
  files: () => ({ [insightsPaths.feed.slice(1)]: feed() }),
};
