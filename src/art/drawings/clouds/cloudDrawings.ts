import { drawing, fitBottom, fitMiddle, type Drawing } from '@/art/kit';

/** Names the drawing of an illustrated tile: the same names as in the content. */
export type TileName =
  | 'leads'
  | 'quote'
  | 'patch'
  | 'bars'
  | 'pipes'
  | 'ident'
  | 'roots'
  | 'warming'
  | 'journey'
  | 'nurture'
  | 'doorway'
  | 'shelves'
  | 'recipe'
  | 'scorecard'
  | 'outlook'
  | 'switchboard'
  | 'nightdesk'
  | 'chart'
  | 'consent'
  | 'gifts'
  | 'shifts'
  | 'awards';

export type CloudTiles = Readonly<Partial<Record<TileName, Drawing>>>;

/** What each file in `clouds/` exports, so that a page can load its own and no other. */
export type CloudDrawings = {
  /** The landscape at the foot of the page's head; its counted points are the cloud's offerings. */
  readonly panorama: Drawing;
  /** The illustrated offerings. */
  readonly tiles: CloudTiles;
};

export function cloudPanorama(body: Drawing['body']): Drawing {
  return drawing(1440, 460, body, { fit: fitBottom });
}

/** Beside three cells of the lattice. */
export function tall(ground: string, body: Drawing['body']): Drawing {
  return drawing(520, 540, body, { fit: fitMiddle, ground });
}

/** Above or below two cells of the lattice. */
export function wide(ground: string, body: Drawing['body']): Drawing {
  return drawing(520, 330, body, { fit: fitMiddle, ground });
}
