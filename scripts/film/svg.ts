import { group } from '@/art/kit';

export function withOpacity(opacity: number, body: string): string {
  if (opacity <= 0) return '';
  return opacity >= 1 ? body : `<g opacity="${opacity.toFixed(3)}">${body}</g>`;
}

export function translate(x: number, y: number, body: string): string {
  return group(`translate(${x.toFixed(2)} ${y.toFixed(2)})`, body);
}
