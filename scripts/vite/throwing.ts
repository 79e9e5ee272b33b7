import type { Plugin } from 'vite';

const signature =
  /^(?:export )?function ([A-Z]\w*)(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\)[^{}]*\{$/gm;

/**
 * In a build with `THROWING=1`, for the browser tests, each component first calls
 * `globalThis.onRender` with its name, which may throw. Any other build has not one byte of it.
 */
export const throwing = (): Plugin => ({
  name: 'fairweather:throwing',
  enforce: 'pre',
  apply: () => process.env['THROWING'] === '1',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/ },
    handler: (code) => code.replace(signature, `$& globalThis.onRender?.('$1');`),
  },
});
