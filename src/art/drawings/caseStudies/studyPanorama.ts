import { drawing, fitBottom, type Drawing } from '@/art/kit';

/** What each file in `studies/` exports, so that a page can load its own and no other. */
export type StudyDrawings = {
  /** The landscape at the foot of the page's head. */
  readonly panorama: Drawing;
};

export function studyPanorama(body: Drawing['body']): Drawing {
  return drawing(1440, 420, body, { fit: fitBottom });
}
