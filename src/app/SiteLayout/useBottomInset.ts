import type { CSSProperties } from 'react';
import { useStore } from '@/hooks/useStore';
import { bottomInset } from '@/lib/bottomInset';

type BottomInsetStyle = CSSProperties & Record<'--bottom-inset', string>;

/**
 * A style with the height of the banner at the bottom of the viewport; none without a banner, because
 * the content security policy allows no style attributes in prerendered HTML.
 */
export function useBottomInset(): BottomInsetStyle | undefined {
  const inset = useStore(bottomInset);
  return inset > 0 ? { '--bottom-inset': `${inset}px` } : undefined;
}
