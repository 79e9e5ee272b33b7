import type { Env } from './parseEnv';

/** The settings of this build, read and checked when it started (scripts/vite/settings.ts). */
export const env: Env = __ENV__;

/** Milliseconds. The time that a prerendered page and its first client render show. */
export const buildTime: number = __BUILD_TIME__;
