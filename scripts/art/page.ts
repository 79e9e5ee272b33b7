import { svgMarkup, type Drawing } from '@/art/kit';
import scenery from '@/styles/scenery.css?raw';
import tokens from '@/styles/tokens.css?raw';
import { readBrand } from '../brand/files';
import { changedStyles } from '../brand/tokens';

const page =
  'body{margin:2rem;font:1rem/1.4 sans-serif}figure{display:grid;grid-template-columns:1fr 1fr;margin:1.5rem 0}figcaption{grid-column:1/-1}figure>div{padding:1rem;background:var(--page);color:var(--text)}.light{color-scheme:light}.dark{color-scheme:dark}svg{width:100%}';

/** One self-contained document with every drawing in both themes. */
export function artPage(): string {
  const drawings = allDrawings();
  const brand = changedStyles(readBrand().tokens);
  const title = `${drawings.length} drawings`;
  const figures = drawings.map(([name, drawing]) => figure(name, drawing));
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${tokens}${scenery}${brand}${page}</style></head><body><h1>${title}</h1>${figures.join('')}</body></html>`;
}

function figure(name: string, drawing: Drawing): string {
  const themes = ['light', 'dark'].map((theme) => {
    const id = `${name}-${theme}`.replace(/\W/g, '-');
    const style = `style="max-width:${drawing.width}px;background:${drawing.background ?? 'none'}"`;
    return `<div class="${theme}">${svgMarkup(drawing, id, style)}</div>`;
  });
  return `<figure>${themes.join('')}<figcaption>${name} <small>${drawing.width} × ${drawing.height}</small></figcaption></figure>`;
}

const drawingModules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '/src/art/drawings/**/*.ts',
    '/src/content/*/*/{summary,drawings}.ts',
    '/src/parts/*/drawings/*.ts',
    '/src/parts/**/{drawings,figure}.ts',
  ],
  { eager: true },
);

type NamedDrawing = readonly [name: string, drawing: Drawing];

/** Every exported drawing, named after its file and its place in it. */
export function allDrawings(): readonly NamedDrawing[] {
  return Object.entries(drawingModules).flatMap(([path, exports]) =>
    drawingsIn(exports, path.replace(/^\/src\/(?:art\/drawings|content|parts)\//, '')),
  );
}

function drawingsIn(value: unknown, name: string): readonly NamedDrawing[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isDrawing(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, entry]) => drawingsIn(entry, `${name} ${key}`));
}

function isDrawing(value: object): value is Drawing {
  return 'body' in value && 'width' in value && typeof value.body === 'function';
}
