import type { Env } from '@/config/parseEnv';
import type { PartBuild, PolicySources } from '@/config/partBuild';
import { careersBuild } from '@/parts/careers/listings';
import { filmBuild } from '@/parts/film/film';
import { insightsBuild } from '@/parts/insights/feed';
import { measuringBuild } from '@/parts/measuring/sources';
import { signInBuild } from '@/parts/sign-in/build';
import { studiesBuild } from '@/parts/studies/listings';

/** What the parts add to a build. */
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

/** What the parts add to the content security policy of every page. */
export function policySources(env: Env): readonly PolicySources[] {
  return builds.flatMap(({ sources }) => sources?.(env) ?? []);
}
