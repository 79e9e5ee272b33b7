import { createStore } from '@/lib/store';

/**
 * Pixels that a banner takes at the foot of the window, for whatever else floats there. Not a custom
 * property of the root: with each change, the style of the whole page would be computed anew.
 */
export const footSpace = createStore(() => 0, 0);
