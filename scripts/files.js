// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';

/*
 * Paths that become keys, addresses or patterns have forward slashes on every system. Whoever opens
 * a file may leave them as the system writes them.
 */

/** @param {string} file */
export function toPosix(file, { sep } = path) {
  return file.replaceAll(sep, '/');
}

/**
 * @param {string} from
 * @param {string} to
 */
export function relativePosix(from, to, system = path) {
  return toPosix(system.relative(from, to), system);
}

/**
 * The files and folders below a folder, from it.
 * @param {string} folder
 * @returns {string[]}
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => toPosix(file));
}
