export interface Env {
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  readonly sendEmailUrl: string;
  readonly hstsPreload: boolean;
}

/** The settings of this build, read and checked when it started (scripts/vite/settings.ts). */
export const env: Env = __ENV__;

declare const __BUILD_TIME__: number;

/** Milliseconds, by SOURCE_DATE_EPOCH if set: the time that a prerendered page and its first render show. */
export const buildTime: number = __BUILD_TIME__;
