import { filmFeatures } from '@/parts/film/hosts';

const parts: Readonly<Record<string, readonly string[]>> = {
  film: filmFeatures,
};

/** Features that the Permissions-Policy header denies unless a part uses them. */
export const allowedFeatures: readonly string[] = Object.values(parts).flat();
