import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { loadEnv, parseSync, type Plugin, type Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { editWords } from './scripts/editWords/editWords.ts';
import { relativePosix } from './scripts/files.js';
import { collection } from './scripts/markdown/collection.ts';
import { brand } from './scripts/vite/brand.ts';
import { fonts } from './scripts/vite/fonts.ts';
import { inlineScript } from './scripts/vite/inlineScript.ts';
import { pictures } from './scripts/vite/pictures.ts';
import { prerender } from './scripts/vite/prerender.ts';
import { settings } from './scripts/vite/settings.ts';
import { jobs } from './src/parts/careers/collection.ts';
import { articles } from './src/parts/insights/collection.ts';

// the day of unit tests, on which nothing of the sample has ended
if (process.env['VITEST']) process.env['SOURCE_DATE_EPOCH'] ??= '1795392000';

/** Tests read no `.env`: it is their owner's. `BUILDS` has what browser tests build. */
const envFolder = process.env['VITEST'] || process.env['BUILDS'] ? 'tests' : process.cwd();

const unitTests = (extension: string) => [`{tests,src/parts}/**/*.test.${extension}`];

/**
 * In a build with `THROWING=1`, for the browser tests, each component first calls
 * `globalThis.onRender` with its name, which may throw. Any other build has not one byte of it.
 */
const throwing: Plugin = {
  name: 'fairweather:throwing',
  enforce: 'pre',
  apply: () => process.env['THROWING'] === '1',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/ },
    handler: (code, file) =>
      parseSync(file, code)
        .program.body.map((node) =>
          node.type === 'ExportNamedDeclaration' ? node.declaration : node,
        )
        .flatMap((node) => {
          if (node?.type === 'FunctionDeclaration') return node;
          if (node?.type !== 'ClassDeclaration') return [];
          return node.body.body.flatMap((member) =>
            member.type === 'MethodDefinition' &&
            member.key.type === 'Identifier' &&
            member.key.name === 'render'
              ? { id: node.id, body: member.value.body }
              : [],
          );
        })
        .filter(({ id }) => /^[A-Z]/.test(id?.name ?? ''))
        .reduceRight((changed, { id, body }) => {
          const start = (body?.start ?? 0) + 1;
          const call = `globalThis.onRender?.('${id?.name}');`;
          return changed.slice(0, start) + call + changed.slice(start);
        }, code),
  },
};

/** Puts every style sheet outside src/styles into the layer `components` of src/styles/global.css. */
const layers: Plugin = {
  name: 'fairweather:layers',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\/src\/.*\.css$/, exclude: /\/src\/styles\// } },
    handler: (code) => ({ code: `@layer components {\n${code}}`, map: null }),
  },
};

/**
 * Short class names, because every page inlines its styles: the stylesheet's hash, then the number
 * of the class in it.
 */
function generateScopedName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(relativePosix(import.meta.dirname, file))
    .digest('base64url');
  const classes = classesByFile.get(file) ?? new Set();
  classesByFile.set(file, classes.add(name));
  return `_${hash.slice(0, 4)}${[...classes].indexOf(name)}`;
}
const classesByFile = new Map<string, Set<string>>();

/**
 * Few files of script, because each costs a request, and little that a page does not need. The entries
 * that share a module are pages, files of content and what loads at its first use. Bytes are of source.
 */
const groups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'] },
  { name: 'shared', minShareCount: 6 },
  // what lists of clouds and studies show, in files that each of them shares with others
  { name: 'cards', test: /\/(?:clouds|studies)\//, minShareCount: 2 },
  { name: 'idle', test: /\/(?:ConsentManager|ProfileCookies)\.tsx$/ },
  { name: 'several', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
];

export default defineConfig(({ command, mode }) => ({
  envDir: envFolder,
  plugins: [
    throwing,
    settings(loadEnv(mode, envFolder)),
    react(),
    layers,
    fonts(),
    brand(),
    pictures(),
    collection(articles),
    collection(jobs),
    inlineScript(),
    editWords(),
    prerender(),
  ],
  resolve: { alias: { '@': '/src', '@tests': '/tests', '@scripts': '/scripts' } },
  ...(command === 'build' && { css: { modules: { generateScopedName } } }),
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // how slow the machine is
      checks: { bundlerTimings: false },
      // inlines inks into drawings, so that a page loads only those it uses
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // without names like `consent`, which blockers of cookie banners would block
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
        // react-scroll refuses listeners without a name
        minify: { compress: { keepNames: { function: true, class: false } }, mangle: true },
      },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...groups] } } } } },
  },
  // index.html names no entry that Vite could search; a package found late reloads a page in use
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    watch: { ignored: ['**/.cache/**', '**/dist/**'] },
    // of a service worker in node_modules: msw's, for the whole site
    headers: { 'Service-Worker-Allowed': '/' },
  },
  test: {
    // a test with the extension of a component has a document
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: unitTests('ts') } },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: unitTests('tsx') } },
    ],
    exclude: ['tests/{adopt,engines}/**'],
    setupFiles: ['tests/support/setup.ts'],
    // from Node 25 on its own storage would take the place of the document's
    execArgv: ['--no-experimental-webstorage'].filter((flag) =>
      process.allowedNodeEnvironmentFlags.has(flag),
    ),
    // A new document and new modules for each file would take half of the time.
    isolate: false,
    // Vitest leaves one core unused by default.
    maxWorkers: '100%',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
