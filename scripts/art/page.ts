import { svgMarkup } from '@/art/kit';
import brand from '@/styles/brand.css?raw';
import scenery from '@/styles/scenery.css?raw';
import tokens from '@/styles/tokens.css?raw';
import { allDrawings, type NamedDrawing } from './allDrawings';
import page from './page.css?raw';

/** One self-contained document with every drawing in both themes. */
export function artPage(): string {
  const files = allDrawings();
  const count = files.reduce((sum, [, drawings]) => sum + drawings.length, 0);
  const title = `${count} drawings in ${files.length} files`;
  const sections = files.map(
    ([file, drawings]) =>
      `<section><h2>${file}</h2>${drawings.map((named) => figure(file, named)).join('')}</section>`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${tokens}${scenery}${brand}${page}</style></head><body><h1>${title}</h1>${sections.join('')}</body></html>`;
}

function figure(file: string, { name, drawing }: NamedDrawing): string {
  const themes = ['light', 'dark'].map((theme) => {
    const id = `${file}-${name}-${theme}`.replace(/\W/g, '-');
    const style = `style="max-width:${drawing.width}px;background:${drawing.background ?? 'none'}"`;
    return `<div class="${theme}">${svgMarkup(drawing, id, style)}</div>`;
  });
  return `<figure>${themes.join('')}<figcaption>${name} <small>${drawing.width} × ${drawing.height}</small></figcaption></figure>`;
}
