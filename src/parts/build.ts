import { filmBuild } from '@/parts/film/build';
import type { PartBuild } from './types';

/** What the parts add to a build. */
export const partBuilds: Readonly<Record<string, PartBuild>> = {
  film: filmBuild,
};
