import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '@/app/siteFiles';
import { cloudsByHour, wheelOrder } from '@/content/clouds/list';
import { cloudNames } from '@/content/clouds/names';
import { cloudPages } from '@/content/clouds/pages';
import { counts } from '@/content/counts';
import { integrationGroups } from '@/content/landing/integrations';
import { getDueReviews, reviews } from '@/content/reviews';

type List = readonly { readonly slug: string }[];

/** Lists whose entries are folders beside them. */
const lists = import.meta.glob<Readonly<Record<string, List>>>('/src/**/list.ts');

test.each(Object.entries(lists))('%s has each folder beside it once', async (file, load) => {
  const slugs = Object.values(await load())
    .find(Array.isArray)
    ?.map(({ slug }: List[number]) => slug);
  const entries = readdirSync(dirname(file).slice(1), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(slugs?.toSorted()).toEqual(folders.toSorted());
});

test('the footer names the clouds as they are, in the order of their hours', () => {
  expect(cloudNames).toEqual(cloudsByHour.map(({ slug, name }) => ({ slug, name })));
});

test('the number of clouds that texts state is that of the list', () => {
  expect(counts.clouds).toBe(wheelOrder.length);
});

test('each cloud has an hour of its own, and as many offerings as it says', () => {
  const hours = new Set(cloudPages.map(({ timeOfDay }) => timeOfDay.time));
  expect(hours.size).toBe(cloudPages.length);
  for (const { count, offerings } of cloudPages) {
    expect(offerings.groups.flatMap<unknown>(({ items }) => items)).toHaveLength(count);
  }
});

test('the file of the integrations’ logos has each of them', () => {
  const views = readFileSync('src/art/integrations.svg', 'utf8').matchAll(/<view id="([^"]+)"/g);
  const logos = integrationGroups.flatMap(({ items }) => items.map<string>(({ logo }) => logo));
  expect(Array.from(views, ([, id]) => id)).toEqual(logos);
});

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
