import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteFiles } from '@/app/siteFiles';
import { getDueReviews, reviews } from '@/content/reviews';

const dayMs = 86_400_000;

const content = import.meta.glob<unknown>('/src/content/**/*.ts', { eager: true });

test('each review names a file', () => {
  const missing = Object.keys(reviews).filter((file) => !existsSync(`src/content/${file}.ts`));
  expect(missing).toEqual([]);
});

test('each text with a month of Salesforce’s price list has a review', () => {
  const filesOf = new Map<string, string[]>();
  for (const [path, module] of Object.entries(content)) {
    const file = path.replace(/^\/src\/content\/|\.ts$/g, '');
    for (const sentence of textsIn(module).flatMap(toSentences).filter(isDatedPrice)) {
      filesOf.set(sentence, [...(filesOf.get(sentence) ?? []), file]);
    }
  }
  const unread = [...filesOf].filter(([, files]) => !files.some((file) => file in reviews));
  expect(unread).toEqual([]);
  expect([...filesOf.values()].flat()).toContain('pricing');
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

/** Every text in a value, however deep. */
function textsIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((inner) => textsIn(inner, seen));
}

function toSentences(text: string): readonly string[] {
  return text.split(/(?<=[.?!]) /);
}

function isDatedPrice(sentence: string): boolean {
  return (
    /(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/.test(
      sentence,
    ) && /\$\d|credits/i.test(sentence)
  );
}
