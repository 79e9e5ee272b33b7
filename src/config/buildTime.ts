declare const __BUILD_TIME__: number;

/**
 * Milliseconds: when the dev server or a build started, or what SOURCE_DATE_EPOCH says. The time that a
 * prerendered page and its first client render show.
 */
export const buildTime: number = __BUILD_TIME__;
