import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the site does not use of the router (`Link`, `NavLink`, `Form`,
 * matching of routes), which names for developer tools and calls without a mark of purity hold.
 */
export const trimRouter = (): Plugin => ({
  name: 'fairweather:trim-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/(?<= = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ '),
  },
});
