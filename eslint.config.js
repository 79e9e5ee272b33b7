import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.cache',
      'public/mockServiceWorker.js',
      'test-results',
      'playwright-report',
      '.firebase',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strict,
      tseslint.configs.stylistic,
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.strict,
    ],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
          message: 'Narrow the type instead of asserting it.',
        },
      ],
    },
  },
  {
    files: ['**/*.js'],
    rules: { 'no-redeclare': ['error', { builtinGlobals: false }] },
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['console', 'document', 'process', 'setTimeout', 'clearTimeout', 'fetch', 'URL'],
          ...['window', 'performance', 'setInterval', 'clearInterval', 'PerformanceObserver'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['examples/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'AbortSignal',
          'Buffer',
          'File',
          'Headers',
          'ReadableStream',
          'Request',
          'Response',
          'TextDecoder',
          'URLSearchParams',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
