import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmFiles } from '@/content/film/filmFiles';

test.each(['webm', 'mp4'] as const)('the %s is at most 1.5 MB', (format) => {
  expect(statSync(`public${filmFiles[format]}`).size).toBeLessThanOrEqual(1_500_000);
});
