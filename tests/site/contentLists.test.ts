import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { cloudsByHour, wheelOrder } from '@/content/clouds/list';
import { cloudNames } from '@/content/clouds/names';
import { counts } from '@/content/counts';

type List = readonly { readonly slug: string }[];

/** The clouds, studies and jobs, each a folder beside the list. */
const lists = import.meta.glob<Readonly<Record<string, List>>>('/src/**/list.ts', { eager: true });

test.each(Object.entries(lists))('%s has each folder beside it once', (file, exported) => {
  const slugs = Object.values(exported)
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
