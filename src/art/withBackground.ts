import { rect, type Drawing } from './kit';

/** The drawing with its background drawn behind it, for a drawing that fills its box (`slice`). */
export function withBackground(drawing: Drawing): Drawing {
  const { width, height, background, body } = drawing;
  return background
    ? { ...drawing, body: (id) => rect(0, 0, width, height, background) + body(id) }
    : drawing;
}
