import { rect, type Drawing } from './kit';

/** Draws the background behind the drawing. Only for a `fit` with `slice`, which fills the box. */
export function withBackground(drawing: Drawing): Drawing {
  const { width, height, background, body } = drawing;
  return background
    ? { ...drawing, body: (id) => rect(0, 0, width, height, background) + body(id) }
    : drawing;
}
