declare const __BUILD_TIME__: number;

/** When the dev server or a build started, or what SOURCE_DATE_EPOCH says. */
export const buildTime: number = __BUILD_TIME__;
