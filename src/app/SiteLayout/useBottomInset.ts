import type { CSSProperties } from 'react';
import { useStore } from '@/hooks/useStore';
import { bannerHeight } from '@/lib/bannerHeight';

type BottomInsetStyle = CSSProperties & Record<'--bottom-inset', string>;

/**
 * A style with the height of the banner at the bottom of the viewport; none without a banner, because
 * the content security policy allows no style attributes in prerendered HTML.
 */
export function useBottomInset(): BottomInsetStyle | undefined {
  const height = useStore(bannerHeight);
  return height > 0 ? { '--bottom-inset': `${height}px` } : undefined;
}
