import type { Plugin } from 'vite';

/** Puts every style sheet outside src/styles into the layer `components` of src/styles/global.css. */
export function layers(): Plugin {
  return {
    name: 'fairweather:layers',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/src\/.*\.css$/, exclude: /\/src\/styles\// } },
      handler: (code) => ({ code: `@layer components {\n${code}}`, map: null }),
    },
  };
}
