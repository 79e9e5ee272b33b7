import type { Env } from '@/config/parseEnv';
import { careersBuild } from '@/parts/careers/build';
import { insightsBuild } from '@/parts/insights/build';
import { measuringBuild } from '@/parts/measuring/build';
import { signInBuild } from '@/parts/sign-in/build';
import { ssoBuild } from '@/parts/sign-in/single-sign-on/build';
import type { PartBuild, PolicySources } from './types';

/** What the parts add to a build. */
export const partBuilds: Readonly<Record<string, PartBuild>> = {
  careers: careersBuild,
  insights: insightsBuild,
  measuring: measuringBuild,
  'sign-in': signInBuild,
  'sign-in/single-sign-on': ssoBuild,
};

/** What is invented in the folder of a part; a build prints it. */
export const samplesOfParts: Readonly<Record<string, string>> = {
  film: 'a customer and a figure',
  careers: 'employer, equal opportunity policy, postings, how long applications are kept',
  insights: 'articles, authors, figures of projects',
  studies: 'customers, projects, figures',
};

/** Packages in the bundle that are published with their dependencies inside. */
export const bundlingPackages = Object.values(partBuilds).flatMap(
  (part) => part.bundlingPackages ?? [],
);

/** What the parts add to the content security policy of every page. */
export function policySources(env: Env): readonly PolicySources[] {
  return Object.values(partBuilds).flatMap(({ sources }) => sources?.(env) ?? []);
}

/** What the parts print at the end of every page. */
export function pageNotices(env: Env): readonly { readonly html: string; readonly css: string }[] {
  return Object.values(partBuilds).flatMap(({ notice }) => notice?.(env) ?? []);
}
