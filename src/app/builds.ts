import type { Env } from '@/config/env';
import type { PartBuild, PolicySources } from '@/config/partBuild';
import { careersBuild } from '@/parts/careers/build';
import { filmBuild } from '@/parts/film/build';
import { insightsBuild } from '@/parts/insights/build';
import { measuringBuild } from '@/parts/measuring/build';
import { signInBuild } from '@/parts/sign-in/build';
import { studiesBuild } from '@/parts/studies/build';

export const partBuilds: Readonly<Record<string, PartBuild>> = {
  careersBuild,
  filmBuild,
  insightsBuild,
  measuringBuild,
  signInBuild,
  studiesBuild,
};
const builds = Object.values(partBuilds);

/** Packages in the bundle that are published with their dependencies inside. */
export const bundlingPackages = builds.flatMap((part) => part.bundlingPackages ?? []);

export function policySources(env: Env): readonly PolicySources[] {
  return builds.flatMap(({ sources }) => sources?.(env) ?? []);
}
