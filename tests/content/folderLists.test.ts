import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderLists } from '../../scripts/content/folderLists';

test('the lists have every folder; `npm run content` writes them', async () => {
  for (const [file, text] of Object.entries(await folderLists())) {
    expect(readFileSync(file, 'utf8'), `${file} is out of date: run \`npm run content\``).toBe(
      text,
    );
  }
});
