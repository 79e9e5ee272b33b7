import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { encodeNumber } from './shortClassNames.ts';

type PostcssPlugin = {
  readonly postcssPlugin: string;
  readonly Once: (root: StylesheetRoot) => void;
};

type StylesheetRoot = {
  readonly walkDecls: (change: (declaration: { prop: string; value: string }) => void) => void;
  readonly walkAtRules: (change: (rule: { params: string }) => void) => void;
};

/** Lightning CSS compiles `light-dark()` to these, after every plugin has run. */
const lightningCssNames = ['--lightningcss-light', '--lightningcss-dark'] as const;

/**
 * Shortens the custom properties of the build: `--c` instead of `--text-secondary`. Every page
 * inlines its styles and drawings, which are full of them. The cost: unreadable names in the
 * browser's developer tools.
 */
export function shortCustomProperties(): Plugin {
  let shorten = (text: string) => text;
  return {
    name: 'fairweather:short-custom-properties',
    apply: 'build',
    enforce: 'pre',
    config: ({ root = process.cwd() }) => {
      shorten = createShortener(readCss(join(root, 'src')));
      return { css: { postcss: { plugins: [shorteningPlugin(shorten)] } } };
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?(?:\?|$)/ },
      handler: (code) => ({ code: shorten(code), map: null }),
    },
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) shortenLightningCssNames(file, shorten);
    },
  };
}

/** @returns a function that shortens the names of these stylesheets' custom properties in a string */
export function createShortener(stylesheets: readonly string[]): (text: string) => string {
  const names = stylesheets.flatMap((css) => css.match(/(?<![\w-])--[a-z][\w-]*/g) ?? []);
  const short = new Map(
    [...new Set([...lightningCssNames, ...names])].map((name, i) => [name, encodeNumber(i)]),
  );
  return (text) =>
    text.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
      const shortName = short.get(name);
      return shortName ? `--${shortName}` : name;
    });
}

/** Global stylesheets first, so that the most used properties get the shortest names. */
function readCss(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort();
  const isGlobal = (file: string) => file.startsWith('styles');
  return [...files.filter(isGlobal), ...files.filter((file) => !isGlobal(file))].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
}

/** A PostCSS plugin, because Vite does not transform files that CSS imports with `@import`. */
function shorteningPlugin(shorten: (text: string) => string): PostcssPlugin {
  return {
    postcssPlugin: 'short-custom-properties',
    Once: (root) => {
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
      root.walkAtRules((rule) => {
        rule.params = shorten(rule.params);
      });
    },
  };
}

function shortenLightningCssNames(
  file: Rolldown.OutputAsset | Rolldown.OutputChunk,
  shorten: (text: string) => string,
) {
  if (file.type !== 'asset' || !file.fileName.endsWith('.css')) return;
  const css = String(file.source);
  file.source = lightningCssNames.reduce((text, name) => text.replaceAll(name, shorten(name)), css);
}
