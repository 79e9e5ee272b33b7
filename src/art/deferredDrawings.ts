import type { DeferredMarkup, Drawing } from './kit';

const files: DeferredMarkup[] = [];

/**
 * Defers the markup of a file of drawings, which a prerendered page already contains. In the
 * browser's build, scripts/vite/deferDrawings.ts replaces each such file with a call and the sizes.
 *
 * @returns a function that creates one drawing of the file
 */
export function deferFile<Module>(load: () => Promise<Module>) {
  let module: Module | undefined;
  const isLoaded = () => module !== undefined;
  const loadOnce = async () => {
    module ??= await load();
  };
  files.push({ isLoaded, load: loadOnce });
  return (select: (module: Module) => Drawing, properties: Omit<Drawing, 'body'>): Drawing => ({
    ...properties,
    deferred: { isLoaded, load: loadOnce },
    body: (id) => (module ? select(module).body(id) : ''),
  });
}

/** Whether another page can be rendered with its drawings. */
export function areDrawingsLoaded(): boolean {
  return files.every((file) => file.isLoaded());
}

/** Loads the markup of all drawings in the code loaded so far. */
export async function loadDrawings(): Promise<void> {
  await Promise.all(files.map((file) => file.load()));
}
