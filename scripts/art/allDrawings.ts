import type { Drawing } from '@/art/kit';

export type NamedDrawing = { readonly name: string; readonly drawing: Drawing };

const drawingModules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '/src/art/drawings/**/*.ts',
    '/src/content/*/*/{icon,poster,drawings}.ts',
    '/src/parts/*/drawings/*.ts',
    '/src/parts/**/{poster,drawings,figure}.ts',
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
