/** Milliseconds. The time that a prerendered page and its first client render show. */
export const buildTime: number = __BUILD_TIME__;
