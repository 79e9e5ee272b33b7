import { createStore } from './store';

/**
 * Height in pixels of the banner at the bottom of the viewport; other floating elements stay above
 * it. A custom property on the root would recalculate the styles of the whole page on each change.
 */
export const bannerHeight = createStore(() => 0, 0);
