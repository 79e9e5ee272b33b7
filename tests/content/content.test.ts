import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listFiles } from '@scripts/files';
import { expect, test } from 'vitest';
import { cloudsByHour, wheelOrder } from '@/content/clouds/list';
import { cloudNames } from '@/content/clouds/names';
import { counts } from '@/content/counts';
import { privacySectionsFor } from '@/content/privacy';
import { sampleData } from '@/content/sampleData';
import { storedItems } from '@/content/storedItems';
import { expectDated } from '../support/inventory';
import { noSettings, policyText } from '../support/policyText';

test('without parts the policy says that there are no trackers', () => {
  expect(policyText(noSettings, [])).toContain('There are no trackers here');
});

test('the policy has the eight sections of SPEC section 2', () => {
  expect(privacySectionsFor(noSettings).map(({ title }) => title)).toEqual([
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
      'contactSent: necessary, localStorage, cleared',
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
