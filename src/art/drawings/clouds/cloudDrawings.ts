import { drawing, fitBottom, fitMiddle, type Drawing } from '@/art/kit';

export function cloudPanorama(body: Drawing['body']): Drawing {
  return drawing(1440, 460, body, { fit: fitBottom });
}

/** A tile beside three cells of the grid. */
export function tallTile(background: string, body: Drawing['body']): Drawing {
  return drawing(520, 540, body, { fit: fitMiddle, background });
}

/** A tile above or below two cells of the grid. */
export function wideTile(background: string, body: Drawing['body']): Drawing {
  return drawing(520, 330, body, { fit: fitMiddle, background });
}
