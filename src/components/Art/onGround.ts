import { rect, type Drawing } from '@/components/Art/kit';

/** The drawing with its ground printed behind it, for a drawing that fills its box (`slice`). */
export function onGround(drawing: Drawing): Drawing {
  const { width, height, ground, body } = drawing;
  return ground
    ? { ...drawing, body: (id) => rect(0, 0, width, height, ground) + body(id) }
    : drawing;
}
