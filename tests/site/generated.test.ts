import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listings } from '@/app/listings';
import { socialPicturePath } from '@/config/paths';
import { cardWords } from '@/routing/socialCard';
import { brandFiles, inkFiles, readBrand } from '../../scripts/brand/files';
import { fontFiles } from '../../scripts/fonts/files';
import { hostFiles } from '../../scripts/hosts/files';
import { settingsFiles } from '../../scripts/settings/files';
import { readDescription } from '../../scripts/social/description';

test.each([
  ['brand', () => brandFiles(readBrand())],
  ['fonts', fontFiles],
  ['hosts', hostFiles],
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

test.each(Object.values(listings).map(({ path, card }) => [path, card] as const))(
  'the social picture of %s says what its page says',
  (path, card) => {
    const picture = readFileSync(`public${socialPicturePath(path)}`);
    const advice = 'run `npm run generate social`';
    expect(readDescription(picture), advice).toBe(cardWords(card()));
  },
);
