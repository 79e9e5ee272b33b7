import type { Article } from './types';

/** The text of an article with its pictures. */
export function toHtml({ html, pictures }: Pick<Article, 'html' | 'pictures'>): string {
  return html
    .map((piece, index) => {
      const shown = pictures[index];
      return shown ? piece + figure(shown) : piece;
    })
    .join('');
}

function figure({ picture, alt, caption }: Article['pictures'][number]): string {
  const { src, width, height, sources } = picture;
  const sizes = '(width >= 64rem) 42rem, 100vw';
  const copies = sources
    .map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`)
    .join('');
  const image = `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
  const legend = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<picture>${copies}${image}</picture>${legend}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
