import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { film } from '@/content/film/film';
import { playFilmLabel } from '@/content/film/filmButton';
import { filmFiles } from '@/content/film/filmFiles';
import { ui } from '@/content/ui';
import { PlayButton } from '@/features/film/components/PlayButton';
import { useFilmDialog } from '@/features/film/useFilmDialog';
import { button, press } from '../../support/forms';

function Page() {
  const { open, dialog } = useFilmDialog(true);
  return (
    <div id="app">
      <PlayButton onPlay={open} />
      {dialog}
    </div>
  );
}

test('the player is there only while the film is open, with both files and captions that are on', async () => {
  render(<Page />);
  expect(document.querySelector('video, source, track')).toBeNull();
  await press(playFilmLabel);
  const player = await screen.findByLabelText(film.title, { selector: 'video' });
  for (const name of ['controls', 'playsinline', 'autoplay']) expect(player).toHaveAttribute(name);
  expect(player).toHaveAttribute('preload', 'none');
  expect(player).toHaveAttribute('poster', filmFiles.poster);
  const sources = [...player.querySelectorAll('source')].map((source) => new URL(source.src));
  expect(sources.map(({ pathname }) => pathname)).toEqual([filmFiles.webm, filmFiles.mp4]);
  const captions = player.querySelector('track');
  expect(captions).toHaveAttribute('kind', 'captions');
  expect(captions).toHaveAttribute('src', filmFiles.captions);
  expect(captions).toHaveAttribute('default');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('video')).toBeNull();
  await press(playFilmLabel);
  await press(ui.close);
  expect(button(playFilmLabel)).toHaveFocus();
});
