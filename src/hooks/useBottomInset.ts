import type { CSSProperties } from 'react';
import { createStore } from '@/lib/store';
import { useStore } from './useStore';

type BottomInsetStyle = CSSProperties & Record<'--bottom-inset', string>;

/**
 * Height in pixels of the banner at the bottom of the viewport; other floating elements stay above
 * it. A custom property on the root would recalculate the styles of the whole page on each change.
 */
export const bannerHeight = createStore(() => 0, 0);

/**
 * A style with the height of the banner; none without a banner, because the content security policy
 * allows no style attributes in prerendered HTML.
 */
export function useBottomInset(): BottomInsetStyle | undefined {
  const height = useStore(bannerHeight);
  return height > 0 ? { '--bottom-inset': `${height}px` } : undefined;
}
