import { svgMarkup } from '@/art/kit';
import { isPicture } from '@/art/picture';
import { escapeXml } from '@/lib/escapeXml';
import type { Article, Figure } from './frontMatter';

export function toHtml(text: Article['text']): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : toFigure(piece))).join('');
}

function toFigure({ picture, alt, caption }: Figure): string {
  const legend = caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : '';
  if (!isPicture(picture))
    return svgMarkup(picture, 'figure', `role="img" aria-label="${escapeXml(alt)}"`) + legend;
  const { src, width, height, sources } = picture;
  const sizes = '(width >= 64rem) 56rem, 100vw';
  const copies = sources
    .map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`)
    .join('');
  const image = `<img src="${src}" width="${width}" height="${height}" alt="${escapeXml(alt)}" loading="lazy" decoding="async">`;
  return `<picture>${copies}${image}</picture>${legend}`;
}
