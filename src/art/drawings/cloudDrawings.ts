import { drawing, fitBottom, fitMiddle, rect, type Drawing } from '@/art/kit';

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

/** Drawn to be cut to a circle; the background is part of the drawing. */
export function cloudIcon(background: string, body: () => string): Drawing {
  return drawing(120, 120, () => rect(0, 0, 120, 120, background) + body(), { background });
}
