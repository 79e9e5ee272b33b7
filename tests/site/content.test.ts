import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listFiles } from '@scripts/files';
import { expect, test } from 'vitest';
import { siteFiles } from '@/app/siteFiles';
import { cloudsByHour, wheelOrder } from '@/content/clouds/list';
import { cloudNames } from '@/content/clouds/names';
import { cloudPages } from '@/content/clouds/pages';
import type { Cloud } from '@/content/clouds/types';
import { counts, sumOf } from '@/content/counts';
import { facts } from '@/content/landing/about';
import { factDetails } from '@/content/landing/factDetails';
import { integrationGroups } from '@/content/landing/integrations';
import { terms } from '@/content/landing/offerings';
import { coreListPrice, priceBands } from '@/content/pricing';
import { privacySectionsFor } from '@/content/privacy';
import { getDueReviews, reviews } from '@/content/reviews';
import { sampleData } from '@/content/sampleData';
import { storedItems } from '@/content/storedItems';
import { expectDated } from '../support/inventory';
import { testSample } from '../support/sample';
import { noSettings, policyText, storageFor } from '../support/settings';

testSample('without parts the policy says that there are no trackers', () => {
  expect(policyText(noSettings, [])).toContain('There are no trackers here');
});

test('the policy has its eight sections', () => {
  expect(
    privacySectionsFor(noSettings, [], storageFor(noSettings)).map(({ title }) => title),
  ).toEqual([
    'Information we collect',
    'How we use it',
    'Cookies and tracking',
    'Third-party services',
    'Data security',
    'Your rights',
    'Changes to this policy',
    'Contact',
  ]);
});

test('the policy and the consent are as new as what is stored', () => {
  expectDated(storedItems, {
    revision: 1,
    updated: '2026-11-27',
    items: [
      'cookieConsent: necessary, cookie, 365',
      'motion: necessary, sessionStorage, tabClosed',
      'contactDraft: necessary, sessionStorage, tabClosed',
    ],
  });
});

test('every file that says it has sample data is in the list, and every entry of the list exists', () => {
  const files = listFiles('src/content');
  const entries = Object.keys(sampleData);
  const filesOf = (entry: string) =>
    files.filter((file) => file === `${entry}.ts` || file.startsWith(`${entry}/`));
  expect(entries.filter((entry) => filesOf(entry).length === 0)).toEqual([]);
  const listed = new Set(['sampleData.ts', ...entries.flatMap(filesOf)]);
  const unlisted = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !listed.has(file) &&
      readFileSync(`src/content/${file}`, 'utf8').includes('Sample data'),
  );
  expect(unlisted).toEqual([]);
});

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

testSample.each(
  facts.filter(({ figure }) => figure.endsWith('+')).map(({ id, figure }) => [id, figure]),
)('the figure of %s, %s, is no more than was counted', (id, figure) => {
  const bars = Object.entries(factDetails).find(([key]) => key === id)?.[1].breakdown.rows ?? [];
  expect(Number.parseInt(figure)).toBeLessThanOrEqual(sumOf(bars));
});

testSample('the lowest price of a first team is that of the cheapest cloud', () => {
  const prices = cloudPages.flatMap(({ price }) => dollarsIn(price));
  expect(dollarsIn(priceBands.firstTeam.price)).toEqual([Math.min(...prices)]);
});

testSample.each(cloudPages.map((cloud) => [cloud.name, cloud] as const))(
  'what %s costs and how long it takes is the same on its page and in search results',
  (_, { seo, price, listPrice, duration }: Cloud) => {
    const found = dollarsIn(seo.title + seo.description);
    expect(found).not.toEqual([]);
    expect(dollarsIn(price + (listPrice?.text ?? ''))).toEqual(expect.arrayContaining([...found]));
    for (const span of seo.description.match(/\w+ to \w+ (weeks|months)/g) ?? []) {
      expect(duration.toLowerCase()).toContain(span);
    }
  },
);

testSample('the example of a first year adds up, at the prices that the site names', () => {
  const { text = '' } = terms.find(({ term }) => term === 'What a first year costs') ?? {};
  const [project = 0, licences, support = 0, sum = 0, ours] = dollarsIn(text);
  const [core = 0] = dollarsIn(coreListPrice);
  const [supportPerMonth = 0] = dollarsIn(priceBands.support.price);
  expect(licences).toBe(40 * core * 12);
  expect(support).toBe(8 * supportPerMonth);
  expect(ours).toBe(project + support);
  expect(Math.round((ours ?? 0) / 1000 + (licences ?? 0) / 1000)).toBe(sum / 1000);
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

function dollarsIn(text: string): readonly number[] {
  return [...text.matchAll(/\$(\d+(?:,\d{3})*)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
}
