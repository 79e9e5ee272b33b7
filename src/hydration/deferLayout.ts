import type { CSSProperties } from 'react';

type DeferLayoutProps = {
  readonly 'data-defer-layout': '';
  readonly style: CSSProperties &
    Record<'--estimated-height-mobile' | '--estimated-height-desktop', string>;
};

/**
 * For an element whose height is about known: far from the viewport it is neither styled nor laid
 * out (styles/base.css).
 * @param mobile block size of its content in pixels on screens below 64rem
 * @param desktop the same from 64rem on
 */
export function deferLayout(mobile: number, desktop: number): DeferLayoutProps {
  return {
    'data-defer-layout': '',
    style: {
      '--estimated-height-mobile': `${mobile}px`,
      '--estimated-height-desktop': `${desktop}px`,
    },
  };
}
