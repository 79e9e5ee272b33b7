import type { Env } from './parseEnv';

/** The settings of this build, read and checked when it started (scripts/vite/settings.ts). */
export const env: Env = __ENV__;
