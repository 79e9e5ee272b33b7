import type { CSSProperties } from 'react';

type RoomProps = {
  readonly 'data-room': '';
  readonly style: CSSProperties & Record<'--room-narrow' | '--room-wide', string>;
};

/**
 * For an element whose size is about known: far from the viewport it keeps that room and is neither
 * styled nor laid out (styles/base.css).
 * @param narrow block size of its content in pixels on screens below 64rem
 * @param wide the same from 64rem on
 */
export function room(narrow: number, wide: number): RoomProps {
  return {
    'data-room': '',
    style: { '--room-narrow': `${narrow}px`, '--room-wide': `${wide}px` },
  };
}
