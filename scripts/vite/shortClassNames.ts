import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Without "a", so that no name contains "ad", which ad blockers hide. */
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Names the classes of the build `_c3` (fourth class of the second stylesheet) instead of
 * `_root_1jxy8_1`: every page carries its styles and names, and a hash does not compress.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'fairweather:short-class-names',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      css: { modules: { generateScopedName: scopedNames(stylesheetsBelow(join(root, 'src'))) } },
    }),
  };
}

/** Used by the client and the server build, so that both have the same names. */
export function scopedNames(files: readonly string[]): (name: string, file: string) => string {
  const classesOf = new Map(files.map((file): [string, string[]] => [file, []]));
  const order = [...classesOf.keys()];
  return (name, file) => {
    const classes = classesOf.get(file);
    if (!classes) throw new Error(`${file} is not among the stylesheets below src.`);
    if (!classes.includes(name)) classes.push(name);
    return `_${encodeNumber(order.indexOf(file))}${classes.indexOf(name)}`;
  };
}

function stylesheetsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => resolve(folder, file))
    .sort();
}

/** Encodes a number in letters: b, c, ... Z, bb, bc, ... */
export function encodeNumber(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? encodeNumber(rest - 1) : '') + letters.charAt(index % letters.length);
}
