import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Without "a", so that no name contains "ad", which ad blockers hide. */
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Shortens class names in the build: `_c3` (fourth class of the second stylesheet) instead of
 * `_root_1jxy8_1`. Every page inlines its styles, and hashes compress badly.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'fairweather:short-class-names',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      css: { modules: { generateScopedName: createScopedName(cssModulesIn(join(root, 'src'))) } },
    }),
  };
}

/** Used by the client and the server build, so that both have the same names. */
export function createScopedName(files: readonly string[]): (name: string, file: string) => string {
  const classesByFile = new Map(files.map((file): [string, string[]] => [file, []]));
  return (name, file) => {
    const classes = classesByFile.get(file);
    if (!classes) throw new Error(`${file} is not among the CSS modules in src.`);
    if (!classes.includes(name)) classes.push(name);
    return `_${encodeNumber(files.indexOf(file))}${classes.indexOf(name)}`;
  };
}

function cssModulesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => resolve(folder, file))
    .sort();
}

/** Encodes a number in letters: b, c, ... Z, bb, bc, ... */
export function encodeNumber(index: number): string {
  const quotient = Math.floor(index / letters.length);
  return (quotient > 0 ? encodeNumber(quotient - 1) : '') + letters.charAt(index % letters.length);
}
