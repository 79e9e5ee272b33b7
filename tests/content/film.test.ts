import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wheelOrder } from '@/content/clouds/list';
import { film } from '@/content/film/film';
import { endOf, wordsOf } from '@/content/film/filmBeats';
import { filmFiles } from '@/content/film/filmFiles';
import { integrationGroups } from '@/content/landing/integrations';
import { inWordsCapitalised } from '@/lib/inWords';
import { captions } from '../../scripts/film/captions';

test('the captions have the words of the film; `npm run film` writes them', () => {
  expect(readFileSync(`public${filmFiles.captions}`, 'utf8')).toBe(captions());
});

test('the words of every beat can be read while they are shown', () => {
  for (const beat of film.beats) {
    const seconds = endOf(beat) - beat.from;
    expect(seconds).toBeGreaterThanOrEqual(3);
    expect(wordsOf(beat).length / seconds).toBeLessThan(25);
  }
});

test('the film is 20 to 30 seconds long, and the invitation is shown for the last two of them', () => {
  expect(film.duration).toBeGreaterThanOrEqual(20);
  expect(film.duration).toBeLessThanOrEqual(30);
  expect(film.duration - (film.beats.at(-1)?.from ?? 0)).toBeGreaterThanOrEqual(2);
});

test.each(['webm', 'mp4'] as const)('the %s is at most 1.5 MB', (format) => {
  expect(statSync(`public${filmFiles[format]}`).size).toBeLessThanOrEqual(1_500_000);
});

test('the film has the counts of the site', () => {
  const words = film.beats.map(wordsOf).join(' ');
  const systems = integrationGroups.flatMap(({ items }) => [...items]);
  expect(words).toContain(`${inWordsCapitalised(wheelOrder.length)} Salesforce clouds`);
  expect(words).toContain(`${inWordsCapitalised(systems.length)} systems`);
});
