import type { CSSProperties } from 'react';
import { createStore } from '@/lib/store';
import { useStore } from './useStore';

type BottomInsetStyle = CSSProperties & Record<'--bottom-inset', string>;

/** Pixels. As a custom property on the root, each change would recalculate the styles of the whole page. */
export const bannerHeight = createStore(() => 0, 0);

/** None without a banner: the policy allows no style attributes in prerendered HTML. */
export function useBottomInset(): BottomInsetStyle | undefined {
  const height = useStore(bannerHeight);
  return height > 0 ? { '--bottom-inset': `${height}px` } : undefined;
}
