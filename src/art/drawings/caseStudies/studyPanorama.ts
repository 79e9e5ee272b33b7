import { drawing, fitBottom, type Drawing } from '@/art/kit';

export function studyPanorama(body: Drawing['body']): Drawing {
  return drawing(1440, 420, body, { fit: fitBottom });
}
