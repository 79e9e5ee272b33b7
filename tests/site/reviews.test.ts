import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteFiles } from '@/app/siteFiles';
import { getDueReviews, reviews } from '@/content/reviews';

const dayMs = 86_400_000;

test('each review names a file', () => {
  const missing = Object.keys(reviews).filter((file) => !existsSync(`src/content/${file}.ts`));
  expect(missing).toEqual([]);
});

test('a build names what is to be reviewed from thirty days before, with file and date', () => {
  for (const [file, { reviewBy }] of Object.entries(reviews)) {
    const namesIt = (daysBefore: number) =>
      getDueReviews(Date.parse(reviewBy) - daysBefore * dayMs).some(
        (line) => line.includes(`src/content/${file}.ts`) && line.includes(reviewBy),
      );
    expect([31, 30, 0, -365].map(namesIt), file).toEqual([false, true, true, true]);
  }
});

test('security.txt expires within a year of each build', () => {
  const fields = siteFiles['.well-known/security.txt'] ?? '';
  const expires = Date.parse(/^Expires: (.*)$/m.exec(fields)?.[1] ?? '');
  const buildTime = Number(process.env['SOURCE_DATE_EPOCH']) * 1000;
  expect((expires - buildTime) / dayMs).toBeGreaterThan(180);
  expect((expires - buildTime) / dayMs).toBeLessThan(365);
});
