import type { CSSProperties } from 'react';
import { useStore } from '@/hooks/useStore';
import { bottomInset } from '@/lib/bottomInset';

/** A style with the height of the banner at the bottom of the viewport. */
export function useBottomInset(): CSSProperties & Record<'--bottom-inset', string> {
  return { '--bottom-inset': `${useStore(bottomInset)}px` };
}
