import { drawing, fitBottom, fitMiddle, type Drawing } from '@/art/kit';

/** The landscape in the hero of a study. */
export function studyPanorama(body: Drawing['body']): Drawing {
  return drawing(1440, 420, body, { fit: fitBottom });
}

/** The picture of a study in lists. */
export function studyPoster(background: string, body: Drawing['body']): Drawing {
  return drawing(600, 560, body, { fit: fitMiddle, background });
}
