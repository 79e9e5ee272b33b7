import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wheelOrder } from '@/content/clouds/list';
import { film } from '@/content/film/film';
import { wordsOf } from '@/content/film/filmBeats';
import { filmFiles } from '@/content/film/filmFiles';
import { integrationGroups } from '@/content/landing/integrations';
import { inWordsCapitalised } from '@/lib/inWords';

test.each(['webm', 'mp4'] as const)('the %s is at most 1.5 MB', (format) => {
  expect(statSync(`public${filmFiles[format]}`).size).toBeLessThanOrEqual(1_500_000);
});

test('the film has the counts of the site', () => {
  const words = film.beats.map(wordsOf).join(' ');
  const systems = integrationGroups.flatMap(({ items }) => [...items]);
  expect(words).toContain(`${inWordsCapitalised(wheelOrder.length)} Salesforce clouds`);
  expect(words).toContain(`${inWordsCapitalised(systems.length)} systems`);
});
