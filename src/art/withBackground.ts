import { rect, type Drawing } from './kit';
import { isPicture, type Illustration } from './picture';

const results = new WeakMap<Drawing, Drawing>();

/**
 * Draws the background behind the drawing. Only for a `fit` with `slice`, which fills the box. The
 * same drawing has the same result, so that a component that renders again draws nothing. A picture
 * file has no background.
 */
export function withBackground(drawing: Drawing): Drawing;
export function withBackground(drawing: Illustration): Illustration;
export function withBackground(drawing: Illustration): Illustration {
  if (isPicture(drawing)) return drawing;
  const { width, height, background, body } = drawing;
  if (!background) return drawing;
  const result = results.get(drawing) ?? {
    ...drawing,
    body: (id) => rect(0, 0, width, height, background) + body(id),
  };
  results.set(drawing, result);
  return result;
}
