import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inkFiles } from '../../scripts/brand/files';
import { fontFiles } from '../../scripts/fonts/files';
import { settingsFiles } from '../../scripts/settings/files';

test.each([
  ['fonts', fontFiles],
  ['inks', inkFiles],
  ['settings', settingsFiles],
])('`npm run generate %s` would change no file', async (_, generate) => {
  const files: Readonly<Record<string, string | Uint8Array>> = await generate();
  for (const [file, content] of Object.entries(files)) {
    const present = readFileSync(file);
    if (typeof content === 'string') expect(present.toString(), file).toBe(content);
    else expect(present.equals(content), file).toBe(true);
  }
});
