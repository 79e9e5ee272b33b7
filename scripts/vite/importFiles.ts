import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In the server build, adds to each `() => import('…')` of routes.tsx the key of its file in Vite's
 * manifest, by which the prerenderer finds the chunks.
 */
export function importFiles(): Plugin {
  return {
    name: 'fairweather:import-files',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/src\/app\/routes\.tsx$/ },
      async handler(code, id) {
        let named = code;
        for (const [arrow, address = ''] of code.matchAll(/\(\) => import\('([^']+)'\)/g)) {
          const file = (await this.resolve(address, id))?.id ?? '';
          const key = relative(this.environment.config.root, file);
          named = named.replace(arrow, `Object.assign(${arrow}, { file: '${key}' })`);
        }
        return { code: named, map: null };
      },
    },
  };
}
