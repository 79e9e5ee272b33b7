import { rect, type Drawing } from '@/art/kit';

/** The drawing with its ground printed behind it, for a drawing that fills its box (`slice`). */
export function withBackground(drawing: Drawing): Drawing {
  const { width, height, ground, body } = drawing;
  return ground
    ? { ...drawing, body: (id) => rect(0, 0, width, height, ground) + body(id) }
    : drawing;
}
