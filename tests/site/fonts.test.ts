import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the fonts and their fallbacks are what `npm run fonts` writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  execFileSync(process.execPath, ['scripts/fonts.js', folder]);
  for (const file of ['fonts.css', 'fonts/figtree.woff2', 'fonts/funnel-display.woff2']) {
    expect(
      readFileSync(join('src/styles', file)).equals(readFileSync(join(folder, file))),
      file,
    ).toBe(true);
  }
});
