import { svgMarkup, type Drawing } from '@/art/kit';
import scenery from '@/styles/scenery.css?raw';
import tokens from '@/styles/tokens.css?raw';
import { readBrand } from '../brand/files';
import { changedStyles } from '../brand/tokens';

const page =
  'body{margin:2rem;font:1rem/1.4 sans-serif}figure{display:grid;grid-template-columns:1fr 1fr;margin:1.5rem 0}figcaption{grid-column:1/-1}figure>div{padding:1rem;background:var(--page);color:var(--text)}.light{color-scheme:light}.dark{color-scheme:dark}svg{width:100%}';

/** One self-contained document with every drawing in both themes. */
export function artPage(): string {
  const files = allDrawings();
  const count = files.reduce((sum, [, drawings]) => sum + drawings.length, 0);
  const brand = changedStyles(readBrand().tokens);
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

type NamedDrawing = { readonly name: string; readonly drawing: Drawing };

const drawingModules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '/src/art/drawings/**/*.ts',
    '/src/content/*/*/{summary,drawings}.ts',
    '/src/parts/*/drawings/*.ts',
    '/src/parts/**/{drawings,figure}.ts',
  ],
  { eager: true },
);

/** Every exported drawing by its file, such as `hero.ts`; one inside an object has a dotted name. */
export function allDrawings(): readonly (readonly [file: string, readonly NamedDrawing[]])[] {
  return Object.entries(drawingModules)
    .map(
      ([path, exports]) =>
        [
          path.replace(/^\/src\/(?:art\/drawings|content|parts)\//, ''),
          drawingsIn(exports),
        ] as const,
    )
    .filter(([, drawings]) => drawings.length > 0);
}

function drawingsIn(value: unknown, prefix = ''): readonly NamedDrawing[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const name = `${prefix}${key}`;
    return isDrawing(entry) ? [{ name, drawing: entry }] : drawingsIn(entry, `${name}.`);
  });
}

function isDrawing(value: unknown): value is Drawing {
  return (
    typeof value === 'object' &&
    value !== null &&
    'body' in value &&
    'width' in value &&
    typeof value.body === 'function'
  );
}
