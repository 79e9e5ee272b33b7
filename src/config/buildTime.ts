/** Milliseconds. What a prerendered page shows by the clock, and its first client render, too. */
export const buildTime: number = __BUILD_TIME__;
