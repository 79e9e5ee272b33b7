import { relative } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Not what appears after the page: src/art/README.md. */
const isDeferred = /\/src\/art\/drawings\/(?!interface\/).*\.ts$/;

/** Marks the module that draws. */
const drawn = '?drawn';

/**
 * Leaves of each file of drawings only their sizes in the browser's build, and loads
 * their markup from another chunk: a prerendered page has it as HTML.
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
        return resolved && isDeferred.test(resolved.id) ? resolved.id + drawn : null;
      },
    },
    load: {
      filter: { id: isDeferred },
      handler(id) {
        const drawings = modules[`/${relative(this.environment.config.root, id)}`] ?? {};
        return [
          `import { deferredFile } from '@/art/deferredDrawings';`,
          `const deferred = deferredFile(() => import('${id}${drawn}'));`,
          ...Object.entries(drawings)
            .filter(([, value]) => typeof value === 'object')
            .map(([name, value]) => `export const ${name} = ${code(value, `module.${name}`)};`),
        ].join('\n');
      },
    },
  };
}

/** @param path where the loaded module has the value */
function code(value: unknown, path: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('body' in value) return `deferred((module) => ${path}, ${JSON.stringify(value)})`;
  const entries = Object.entries(value).map(([key, entry]) => {
    const name = JSON.stringify(key);
    return `${name}: ${code(entry, `${path}[${name}]`)}`;
  });
  return `{ ${entries.join(', ')} }`;
}
