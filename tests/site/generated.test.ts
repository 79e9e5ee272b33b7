import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmFiles } from '@/content/film/filmFiles';
import { brandFiles, readBrand } from '../../scripts/brand/files';
import { captions } from '../../scripts/film/captions';
import { hostFiles } from '../../scripts/hosts/files';

test.each([
  ['brand', () => brandFiles(readBrand())],
  ['film', () => ({ [`public${filmFiles.captions}`]: captions() })],
  ['hosts', hostFiles],
])('`npm run %s` would change no file', async (_, write) => {
  for (const [file, text] of Object.entries(await write())) {
    expect(readFileSync(file, 'utf8'), file).toBe(text);
  }
});
