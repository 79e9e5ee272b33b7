/** Keys in web storage that the inline scripts (hydration/inline) read, as well as their owners. */
export const themeStorageKey = 'appearance';
export const cachedSessionKey = 'session';
export const motionStorageKey = 'motion';
