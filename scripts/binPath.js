import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The script behind a package's command. Run through npx it would outlive a signal. */
export function binPath(manifest, command) {
  const url = import.meta.resolve(manifest);
  const { bin } = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
  return fileURLToPath(new URL(typeof bin === 'string' ? bin : bin[command], url));
}
