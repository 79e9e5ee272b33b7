import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { listFiles, relativePosix, toPosix } from './scripts/files.js';
import { noYoungApi } from './scripts/youngApis.js';

/** A layer may import itself and those before it. */
const layers = [
  ...['config', 'lib', 'art', 'content', 'hydration', 'hooks', 'components', 'features'],
  ...['routing', 'parts', 'pages', 'app'],
];

const after = (layer) => layers.slice(layers.indexOf(layer) + 1).map((name) => `src/${name}`);
const foldersOf = (layer) => readdirSync(`src/${layer}`).filter((name) => !name.includes('.'));

/** The files of a part that are data. */
const data = ['paths', 'policy', 'settings', 'stored'];

/** Any other package has one importer, so that it can be replaced in one place: the first file. */
const importedAnywhere = ['react', 'react-dom', 'react-router-dom'];
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const sources = listFiles('src')
  .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !name.includes('/tests/'))
  .map((name) => [name, readFileSync(`src/${name}`, 'utf8')]);
const importers = Object.keys(dependencies).flatMap((name) => {
  const source = sources.find(([, text]) => RegExp(` from '${name}['/]`).test(text));
  return source && !importedAnywhere.includes(name) ? [[name, source[0]]] : [];
});

const zones = [
  {
    target: data.map((name) => `src/parts/*/${name}.ts`),
    from: after('content').filter((path) => path !== 'src/parts'),
    message: 'Data is read before the first paint: it imports no code.',
  },
  ...['parts', 'features'].flatMap((layer) =>
    foldersOf(layer).map((name) => ({
      target: `src/${layer}/${name}`,
      from: `src/${layer}/!(${name})/**`,
      message: 'Parts and features know no other: let a page or src/app join them.',
    })),
  ),
  ...layers.slice(0, -1).map((layer) => ({
    target: `src/${layer}`,
    from: after(layer),
    message: `${layer} may import itself and what stands before it in ${layers.join(', ')}: move the code down, or pass the value in.`,
  })),
  { target: 'src/components', from: 'src/content', message: 'Let the page pass texts as props.' },
  {
    target: 'scripts',
    from: ['src/{components,features,routing,parts,pages}/**', 'src/app/!(settings).{ts,tsx}'],
    message: 'Use src/entry-server.tsx.',
  },
  ...importers.map(([name, file]) => ({
    // every file of src with another name
    target: `src/**/!(${posix.basename(file)})`,
    from: `node_modules/${name}`,
    message: `${name} is imported in src/${file} only: use what that file exports.`,
  })),
];

/** `lib` for a file of that folder, `features/consent` for any file of that feature. */
const folderOf = (path) => posix.dirname(path).split('/', 2).join('/');

/** One way to write an import in src: relative inside a folder, feature or page, `@/` across. */
const importPath = {
  meta: { type: 'suggestion', fixable: 'code', schema: [] },
  create(context) {
    const file = relativePosix('src', context.filename);
    const folder = posix.dirname(file);
    const check = ({ source }) => {
      const written = source?.value;
      // scripts load files that name their extension, without the alias
      if (!/^(@\/|\.)/.test(written) || written.endsWith('.ts')) return;
      const target = written.startsWith('@/') ? written.slice(2) : posix.join(folder, written);
      const inside = posix.relative(folder, target).replace(/^(?!\.)/, './');
      const path = folderOf(target) === folderOf(file) ? inside : `@/${target}`;
      if (path === written || target.startsWith('..')) return;
      const fix = (fixer) => fixer.replaceText(source, `'${path}'`);
      context.report({ node: source, message: `Write ${path}: \`npm run format\` does.`, fix });
    };
    return { ':matches(ImportDeclaration, ImportExpression, [type=/^Export(Named|All)/])': check };
  },
};

/** Packages, `@/`, relative, the stylesheet; without blank lines. */
const css = { pattern: '{@,.,..}/**/*.css', patternOptions: { dot: true } };
const importOrder = {
  groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
  pathGroups: [
    { ...css, group: 'index', position: 'after' },
    { pattern: '@/**', group: 'internal' },
  ],
  pathGroupsExcludedImportTypes: [],
  'newlines-between': 'never',
  alphabetize: { order: 'asc', caseInsensitive: true },
};

/** The first segments of all addresses, which stand in paths.ts of the site and of the parts. */
const segments = ['config', ...foldersOf('parts').map((name) => `parts/${name}`)]
  .map((folder) => `src/${folder}/paths.ts`)
  .filter(existsSync)
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['`]\/([\w-]+)/g)])
  .map(([, segment]) => segment);
const addresses = `/^.(${[...new Set(segments)].join('|')})\\b/`;
const address = {
  selector: `:matches(Literal[value=${addresses}], TemplateElement[value.raw=${addresses}])`,
  message: 'Addresses are written in paths.ts only, of src/config or of a part: import them.',
};
const settings = {
  ...{ group: ['**/app/settings', './settings'], allowTypeImports: true },
  message: 'Visitors do not download what reads the settings of the build: import types only.',
};

/** On Windows these give backslashes, which are no keys, addresses or patterns. */
const backslashes = 'On Windows it writes backslashes: use relativePosix, toPosix or listFiles.';
const systemPaths = {
  paths: ['node:path', 'path'].map((name) => ({
    ...{ name, importNames: ['relative', 'sep'], message: backslashes },
  })),
};
const recursive = {
  selector: 'CallExpression[callee.name=/^readdir/] Property[key.name="recursive"]',
  message: backslashes,
};
const scripts = {
  group: ['@scripts/*', '**/../scripts/*'],
  message: 'The site needs no script: move the code to src, which scripts may import.',
};

/** What reads the Markdown of a part at the build. */
const markdown = 'src/parts/*/{collection,frontMatter}.ts';

// absolute, because the zones are matched as globs
const tsconfig = { configFile: `${toPosix(import.meta.dirname)}/tsconfig.json` };
const resolver = createNodeResolver({ extensions: ['.ts', '.tsx', '.js'], tsconfig });
const { disableTypeChecked, strictTypeChecked, stylistic } = tseslint.configs;
const { 'recommended-latest': hooks } = reactHooks.configs.flat;

export default tseslint.config(
  { ignores: ['dist', '.cache', 'test-results', 'playwright-report', '.firebase'] },
  js.configs.recommended,
  {
    plugins: {
      'import-x': importX,
      house: { rules: { 'import-path': importPath, 'no-young-api': noYoungApi } },
    },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'import-x/order': ['error', importOrder],
      'import-x/no-duplicates': 'error',
      'no-restricted-imports': ['error', systemPaths],
      'no-restricted-syntax': ['error', recursive],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [strictTypeChecked, stylistic, jsxA11y.flatConfigs.strict],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // a third of the time of typed rules, for enums and classes, which the site does not have
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // narrow the type instead; `as const` asserts nothing
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // a number reads the same in a text as alone
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => call()` is how a handler is written
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    // only interfaces merge, with which a part adds its settings
    files: ['src/config/env.ts', 'src/parts/*/settings.ts', 'src/*.d.ts', 'src/styles/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  { files: ['{src,tests}/**/*.tsx', 'src/**/*.ts'], extends: [hooks] },
  {
    files: ['tests/**/*.{ts,tsx}', 'src/parts/**/tests/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    rules: {
      // they read files of their own and answers of pages: what is not as expected fails at once
      ...disableTypeChecked.rules,
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,js}'],
    settings: { 'import-x/resolver-next': [resolver] },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }], 'house/import-path': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // tests read settings, and addresses of other sites
    ignores: ['src/parts/**/tests/**', markdown],
    rules: {
      'no-restricted-syntax': ['error', address],
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [settings, scripts] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // what runs in Node.js or in development only
    ignores: ['src/**/{tests,mocks}/**', 'src/**/mocks.ts', markdown],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { 'house/no-young-api': 'error' },
  },
  {
    files: [
      'src/config/paths.ts',
      'src/parts/*/paths.ts',
      'src/content/redirects.ts',
      'scripts/files.js',
      'receiver/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Cloudflare's runtime has nothing of Node.js
    files: ['receiver/*.js', 'receiver/platforms/cloudflare/**'],
    ignores: ['receiver/{address,dev,listen,server,smtp}.js'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['node:*', 'nodemailer', '*/smtp.js'] }],
    },
  },
);
