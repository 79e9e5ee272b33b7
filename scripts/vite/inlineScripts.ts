import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Functions of src/hydration/inline, each in a file of the same name. */
type InlineScript = 'beforePaint' | 'bootstrap';

/** Placeholders in index.html. */
export const beforePaintPlaceholder = '<!--before-paint-->';
export const entryPlaceholder = '<!--entry-->';

const entry = 'src/entry-client.tsx';

/** Inserts the scripts into index.html, in the build and in the dev server. */
export function inlineScripts(): Plugin {
  return {
    name: 'fairweather:inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) =>
        html
          .replace(beforePaintPlaceholder, beforePaintTag(await bundleInlineScript('beforePaint')))
          .replace(entryPlaceholder, `<script type="module" src="/${entry}"></script>`),
    },
  };
}

export function beforePaintTag(script: string): string {
  return `<script>${script}</script>`;
}

/** Bundles a function with its imports into a classic script that calls it. */
export async function bundleInlineScript(name: InlineScript): Promise<string> {
  const start = `virtual:${name}`;
  const bundle = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': resolve('src') } },
    plugins: [
      {
        name: 'fairweather:inline-script',
        resolveId: (id) => (id === start ? id : null),
        load: (id) =>
          id === start ? `import { ${name} } from '@/hydration/inline/${name}'; ${name}();` : null,
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: start, output: { format: 'iife' } },
    },
  });
  const [output] = [bundle].flat();
  if (!output || !('output' in output)) throw new Error(`${name} was not bundled.`);
  return output.output[0].code.trim();
}
