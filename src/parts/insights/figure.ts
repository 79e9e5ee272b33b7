import { drawing, rect, type Drawing } from '@/art/kit';

export function articleFigure(background: string, body: () => string): Drawing {
  return drawing(920, 320, () => rect(0, 0, 920, 320, background) + body());
}

/** Large enough to be read on a phone. */
export function label(
  x: number,
  y: number,
  text: string,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return `<text x="${x}" y="${y}" fill="${fill}" text-anchor="${anchor}" font-family="var(--font-display)" font-size="34" font-weight="600" letter-spacing="-.5">${text}</text>`;
}
