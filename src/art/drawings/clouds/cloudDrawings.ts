import { drawing, fitBottom, fitMiddle, type Drawing } from '@/art/kit';

export function cloudPanorama(body: Drawing['body']): Drawing {
  return drawing(1440, 460, body, { fit: fitBottom });
}

/** Beside three cells of the lattice. */
export function tall(background: string, body: Drawing['body']): Drawing {
  return drawing(520, 540, body, { fit: fitMiddle, background });
}

/** Above or below two cells of the lattice. */
export function wide(background: string, body: Drawing['body']): Drawing {
  return drawing(520, 330, body, { fit: fitMiddle, background });
}
