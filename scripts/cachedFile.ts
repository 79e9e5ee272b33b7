import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/**
 * A file that takes long to make, kept for the next build.
 * @param name with a hash of all that it depends on
 * @returns its path
 */
export async function cachedFile(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = `.cache/${name}`;
  if (existsSync(file)) return file;
  mkdirSync(dirname(file), { recursive: true });
  // another build may make it at the same time
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, await make());
  renameSync(whole, file);
  return file;
}
