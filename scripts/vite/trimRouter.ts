import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the router's components that the site does not use (`Form`, `NavLink`,
 * `Link`): without the names for developer tools, and marked as free of side effects.
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
