import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { filmFiles } from '@/content/film/filmFiles';
import { film } from '@/content/film/film';
import { wordsOf } from '@/content/film/filmBeats';
import { playFilmLabel } from '@/content/film/filmButton';
import { ui } from '@/content/ui';
import { PlayButton } from '@/features/film/components/PlayButton';
import { useFilmDialog } from '@/features/film/useFilmDialog';
import { formatTimecode } from '@/features/film/formatTimecode';

/** Loaded before a test fakes the clock. */
beforeAll(() => import('@/features/film/components/FilmDialog'));

test('before the first click there is no player', () => {
  render(<Page autoPlay />);
  expect(document.querySelector('video, source, track')).toBeNull();
});

test('each click is counted, and opens the film', async () => {
  const user = userEvent.setup();
  render(<Page autoPlay />);
  await user.click(playButton());
  expect(await screen.findByRole('dialog', { name: film.title })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(playButton());
  await user.click(screen.getByRole('button', { name: ui.close }));
  expect(screen.getByText('2 plays')).toBeVisible();
});

test('the player has controls, both files, a poster, and captions that are on', async () => {
  const player = await openPlayer(true);
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('playsinline');
  expect(player).toHaveAttribute('preload', 'none');
  expect(player).toHaveAttribute('poster', filmFiles.poster);
  const sources = [...player.querySelectorAll('source')].map((source) =>
    source.getAttribute('src'),
  );
  expect(sources).toEqual([filmFiles.webm, filmFiles.mp4]);
  const captions = player.querySelector('track');
  expect(captions).toHaveAttribute('kind', 'captions');
  expect(captions).toHaveAttribute('src', filmFiles.captions);
  expect(captions).toHaveAttribute('srclang', 'en');
  expect(captions).toHaveAttribute('default');
});

test('it starts automatically, unless motion is paused', async () => {
  expect(await openPlayer(true)).toHaveAttribute('autoplay');
});

test('with motion paused it shows the poster', async () => {
  expect(await openPlayer(false)).not.toHaveAttribute('autoplay');
});

test('closing unmounts the player', async () => {
  await openPlayer(true);
  await userEvent.click(screen.getByRole('button', { name: ui.close }));
  expect(document.querySelector('video')).toBeNull();
  expect(playButton()).toHaveFocus();
});

test('the transcript has every beat', async () => {
  await openPlayer(false);
  await userEvent.click(screen.getByText(film.transcriptTitle));
  const beats = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(beats.map((beat) => beat.textContent)).toEqual(
    film.beats.map((beat) =>
      [
        formatTimecode(beat.from),
        wordsOf(beat),
        `${beat.timeOfDay.name}. ${beat.description}`,
      ].join(''),
    ),
  );
});

function Page({ autoPlay }: { readonly autoPlay: boolean }) {
  const [plays, setPlays] = useState(0);
  const { open, dialog } = useFilmDialog(autoPlay);
  return (
    <div id="app">
      <PlayButton
        onPlay={() => {
          setPlays((count) => count + 1);
          open();
        }}
      />
      <p>{`${plays} plays`}</p>
      {dialog}
    </div>
  );
}

function playButton() {
  return screen.getByRole('button', { name: playFilmLabel });
}

async function openPlayer(autoPlay: boolean) {
  render(<Page autoPlay={autoPlay} />);
  await userEvent.click(playButton());
  return screen.findByLabelText(film.title, { selector: 'video' });
}
