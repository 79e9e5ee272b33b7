import { build, type Plugin } from 'vite';

/** Placeholders in index.html. */
export const inlinePlaceholder = '<!--inline-->';
export const entryPlaceholder = '<!--entry-->';

/**
 * Inserts both entries into the page of the dev server. A build needs the browser's only as its input:
 * prerender.ts writes the pages.
 */
export function inlineScript(): Plugin {
  return {
    name: 'fairweather:inline-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        const script = server && `<script>${await bundleInlineScript(server.config.root)}</script>`;
        return (
          html
            // by a function, because minified names make patterns such as `$&`
            .replace(inlinePlaceholder, () => script ?? '')
            .replace(
              entryPlaceholder,
              '<script type="module" src="/src/entry-client.tsx"></script>',
            )
        );
      },
    },
  };
}

/** Bundles entry-inline.ts with its imports into a classic script. */
export async function bundleInlineScript(root: string): Promise<string> {
  const bundle = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': `${root}/src` } },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/entry-inline.ts',
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const [output] = [bundle].flat();
  if (!output || !('output' in output)) throw new Error('entry-inline.ts was not bundled.');
  return output.output[0].code.trim();
}
