import { filmHosts } from '@/parts/film/hosts';
import type { PartHosts, Redirect } from './types';

const parts: Readonly<Record<string, PartHosts>> = {
  film: filmHosts,
};

/** What the parts add to the rules for every host. */
export const partHosts = {
  allowedFeatures: Object.values(parts).flatMap((part) => part.allowedFeatures ?? []),
  redirects: Object.values(parts).flatMap((part): readonly Redirect[] => part.redirects ?? []),
} as const;
