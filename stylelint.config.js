import { readFileSync } from 'node:fs';
import { listFiles } from './scripts/files.js';

const sources = listFiles('src').map((name) => `src/${name}`);
const stylesheets = sources.filter((name) => name.endsWith('.css'));

/** Custom properties that components, inline scripts and the table of fonts set. */
const setByScripts = Object.fromEntries(
  [...sources, 'scripts/vite/fonts.ts']
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('/tests/'))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/'(--[\w-]+)'/g)])
    .map(([, property]) => [property, '0']),
);

/** As a pattern: without what has a meaning in one, such as in a folder `site (1)`. */
const root = import.meta.dirname.replaceAll('\\', '/').replace(/[^\p{L}\p{N} ./:_-]/gu, '?');

const useTokens = 'Write a token of src/styles/tokens.css, or add one there, for both themes.';

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-value-no-unknown-custom-properties', 'stylelint-plugin-use-baseline'],
  rules: {
    'block-no-empty': true,
    'color-named': ['never', { ignore: ['inside-function'], message: useTokens }],
    'color-no-hex': [true, { message: useTokens }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: useTokens },
    ],
    'csstools/value-no-unknown-custom-properties': [
      true,
      {
        importFrom: [...stylesheets, { customProperties: setByScripts }],
        message: (name) => `${name} is declared nowhere: correct its name, or declare it.`,
      },
    ],
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-no-important': [
      true,
      { message: 'Raise the specificity, or move the rule to another layer.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        font: ['/\\d(px|rem|cqi)/'],
        'font-size': ['/\\d(px|rem|cqi)/'],
        'line-height': ['/^(?!1$)\\d/'],
        'letter-spacing': ['/[1-9]/'],
        '/^(row-|column-)?gap$|^(padding|margin)(-|$)/': [
          '/(?<![\\d.])([4-9]|\\d\\d)(\\.\\d+)?px/',
        ],
        '/^border-.*radius$/': ['/(?<![\\d.])([5-9]|\\d\\d+)(\\.\\d+)?px|cqi/'],
      },
      {
        message: (property, value) =>
          `${property}: ${value} is no step: write a --font, --letter-spacing, --space or --radius token. For the geometry of a drawing, say so in a comment that disables this rule.`,
      },
    ],
    'declaration-property-value-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'no-invalid-position-declaration': true,
    'plugin/use-baseline': [
      true,
      {
        // the last whole year before the oldest browsers of the build's target
        available: 2022,
        // the build writes nesting and `light-dark` for its target; the others are in it, or were
        // looked at without: they decorate
        ignoreSelectors: [
          'nesting',
          'has',
          'selection',
          'fullscreen',
          '/^view-transition/',
          'details-content',
        ],
        ignoreFunctions: ['light-dark', 'color-mix', 'sin', 'cos', 'hypot'],
        ignoreUnits: ['cqi'],
        ignoreAtRules: ['container', 'page', 'starting-style'],
        ignoreProperties: {
          '/^(animation-(range|timeline)|container(-type)?|contain-intrinsic-.*|content-visibility)$/':
            ['/./'],
          '/^(field-sizing|forced-color-adjust|hyphens|mask(-size)?|orphans|outline|overscroll-.*)$/':
            ['/./'],
          '/^(print-color-adjust|resize|scrollbar-.*|text-(size-adjust|wrap)|user-select|widows|zoom)$/':
            ['/./'],
          '/^view-t.*$/': ['/./'],
          '/^break-/': ['avoid'],
          '/^grid-template-/': ['subgrid'],
        },
      },
    ],
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      // the palette, the tokens and the skies are written in colours
      files: [`${root}/src/styles/{scenery,tokens}.css`, `${root}/src/**/sky.css`],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
    {
      // pictures of a fixed size, lettering, and labels that are sized with their drawing
      files: [
        `${root}/src/**/{ClientLogo.module,Logo.module,Footer.module}.css`,
        `${root}/src/**/{TestimonialCarousel,CloudWheel}.module.css`,
      ],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
};
