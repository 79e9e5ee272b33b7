import { relative } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Drawings of the interface stay in the page's code: src/art/README.md. */
const deferredPath = /\/src\/art\/drawings\/(?!interface\/).*\.ts$/;

/** Query of the module that contains the markup. */
const markupQuery = '?markup';

/**
 * Keeps only the sizes of drawings in the page's chunk and loads their markup from another chunk.
 * A prerendered page already contains the markup as HTML.
 */
export function deferDrawings(): Plugin {
  let modules: Modules = {};
  return {
    name: 'fairweather:defer-drawings',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const { root, resolve } = this.environment.config;
      const { module } = await runnerImport<{ drawingModules: Modules }>(
        `${root}/scripts/art/allDrawings.ts`,
        { root, configFile: false, logLevel: 'error', resolve: { alias: resolve.alias } },
      );
      modules = module.drawingModules;
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!importer?.includes('/src/art/drawings/')) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && deferredPath.test(resolved.id) ? resolved.id + markupQuery : null;
      },
    },
    load: {
      filter: { id: deferredPath },
      handler(id) {
        const drawings = modules[`/${relative(this.environment.config.root, id)}`] ?? {};
        return [
          `import { deferFile } from '@/art/deferredDrawings';`,
          `const deferDrawing = deferFile(() => import('${id}${markupQuery}'));`,
          ...Object.entries(drawings)
            .filter(([, value]) => typeof value === 'object')
            .map(([name, value]) => `export const ${name} = ${codeOf(value, `module.${name}`)};`),
        ].join('\n');
      },
    },
  };
}

/** @param path the expression that reads the value from the loaded module */
function codeOf(value: unknown, path: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('body' in value) return `deferDrawing((module) => ${path}, ${JSON.stringify(value)})`;
  const entries = Object.entries(value).map(([key, entry]) => {
    const name = JSON.stringify(key);
    return `${name}: ${codeOf(entry, `${path}[${name}]`)}`;
  });
  return `{ ${entries.join(', ')} }`;
}
