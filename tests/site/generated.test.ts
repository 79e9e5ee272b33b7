import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inkFiles } from '../../scripts/brand/files';
import { settingsFiles } from '../../scripts/settings/files';

test.each([
  ['inks', inkFiles],
  ['settings', settingsFiles],
])('`npm run generate %s` would change no file', async (_, generate) => {
  for (const [file, content] of Object.entries(await generate()))
    expect(readFileSync(file, 'utf8'), file).toBe(content);
});
