import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cloudPages } from '@/content/clouds/pages';
import type { Cloud } from '@/content/clouds/types';
import { sampleCounts } from '@/content/counts';
import { facts } from '@/content/landing/about';
import { factDetails } from '@/content/landing/factDetails';
import { integrationGroups } from '@/content/landing/integrations';
import { terms } from '@/content/landing/offerings';
import { coreListPrice, priceBands } from '@/content/pricing';

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

test.each(facts.filter(({ figure }) => figure.endsWith('+')).map(({ id, figure }) => [id, figure]))(
  'the figure of %s, %s, is no more than was counted',
  (id, figure) => {
    const bars = Object.entries(factDetails).find(([key]) => key === id)?.[1].breakdown.rows ?? [];
    expect(Number.parseInt(figure)).toBeLessThanOrEqual(sumOf(bars));
  },
);

test('the people and customers counted are those of the facts', () => {
  const { founded, customers } = factDetails;
  expect(sumOf(founded.breakdown.rows)).toBe(sampleCounts.people);
  expect(sumOf(customers.breakdown.rows)).toBe(sampleCounts.customers);
});

test('the lowest price of a first team is that of the cheapest cloud', () => {
  const prices = cloudPages.flatMap(({ price }) => dollarsIn(price));
  expect(dollarsIn(priceBands.firstTeam.price)).toEqual([Math.min(...prices)]);
});

test.each(cloudPages.map((cloud) => [cloud.name, cloud] as const))(
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

test('the example of a first year adds up, at the prices that the site names', () => {
  const { text = '' } = terms.find(({ term }) => term === 'What a first year costs') ?? {};
  const [project = 0, licences, support = 0, sum = 0, ours] = dollarsIn(text);
  const [core = 0] = dollarsIn(coreListPrice);
  const [supportPerMonth = 0] = dollarsIn(priceBands.support.price);
  expect(licences).toBe(40 * core * 12);
  expect(support).toBe(8 * supportPerMonth);
  expect(ours).toBe(project + support);
  expect(Math.round((ours ?? 0) / 1000 + (licences ?? 0) / 1000)).toBe(sum / 1000);
});

function sumOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function dollarsIn(text: string): readonly number[] {
  return [...text.matchAll(/\$(\d+(?:,\d{3})*)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
}
