import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In the server build, adds a `manifestKey` to each `() => import('…')` of routes.tsx. With it the
 * prerenderer finds the chunk in Vite's manifest.
 */
export function addManifestKeys(): Plugin {
  return {
    name: 'fairweather:add-manifest-keys',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/src\/app\/routes\.tsx$/ },
      async handler(code, id) {
        let result = code;
        for (const [importCall, specifier = ''] of code.matchAll(/\(\) => import\('([^']+)'\)/g)) {
          const file = (await this.resolve(specifier, id))?.id ?? '';
          const manifestKey = relative(this.environment.config.root, file);
          result = result.replace(
            importCall,
            `Object.assign(${importCall}, { manifestKey: '${manifestKey}' })`,
          );
        }
        return { code: result, map: null };
      },
    },
  };
}
