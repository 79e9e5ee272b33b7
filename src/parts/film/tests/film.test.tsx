import { readFileSync, statSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consentTo, createMemoryCookies } from '@tests/support/memoryCookies';
import { renderWithProviders } from '@tests/support/renderAt';
import { FilmButton } from '../FilmButton';
import { filmSeconds, playFilmLabel } from '../labels';
import { filmItems } from '../stored';
import { film } from '../words';

const media = (name: string) => `${import.meta.dirname}/../media/${name}`;

test.each(['film.webm', 'film.mp4'])('%s is at most 1.5 MB', (name) => {
  expect(statSync(media(name)).size).toBeLessThanOrEqual(1_500_000);
});

test('the captions have the words and the times of the transcript', () => {
  const [, ...cues] = readFileSync(media('captions.en.vtt'), 'utf8').trim().split('\n\n');
  const ends = [...film.cues.slice(1).map(({ from }) => from), filmSeconds];
  const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;
  expect(cues.map((cue) => cue.split('\n').join(' '))).toEqual(
    film.cues.map((cue, index) => `${time(cue.from)} --> ${time(ends[index] ?? 0)} ${cue.words}`),
  );
});

test('a double click on the play icon is one play', () => {
  const cookies = createMemoryCookies(consentTo('all'));
  renderWithProviders(<FilmButton />, { cookies });
  const play = screen.getByRole('button', { name: playFilmLabel });
  fireEvent.click(play);
  fireEvent.click(play);
  expect(cookies.getAll()).toMatchObject({ [filmItems.playCount.name]: '1' });
});
