import type { Plugin } from 'vite';

/**
 * Lets the bundler remove unused components of the router (`Form`, `NavLink`, `Link`): removes their
 * `displayName` assignments and marks their definitions as free of side effects.
 */
export function trimRouter(): Plugin {
  return {
    name: 'fairweather:trim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/(?<= = )(?=React\d*\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
