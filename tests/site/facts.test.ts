import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cloudPages } from '@/content/clouds/pages';
import { sampleCounts } from '@/content/counts';
import { facts } from '@/content/landing/about';
import { factDetails } from '@/content/landing/factDetails';
import { integrationGroups } from '@/content/landing/integrations';
import { priceBands } from '@/content/pricing';

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

function sumOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function dollarsIn(text: string): readonly number[] {
  return [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) =>
    Number(digits.replace(',', '')),
  );
}
