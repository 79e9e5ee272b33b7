/**
 * Milliseconds. What a prerendered page shows by the clock, and its first client render, too.
 * Browser tests read the content without Vite, which defines the constant.
 */
export const buildTime: number =
  typeof __BUILD_TIME__ === 'undefined' ? Date.now() : __BUILD_TIME__;
