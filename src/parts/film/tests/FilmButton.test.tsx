import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consentTo, createMemoryCookies } from '@tests/support/memoryCookies';
import { renderWithProviders } from '@tests/support/renderAt';
import { FilmButton } from '../FilmButton';
import { playFilmLabel } from '../labels';
import { filmItems } from '../stored';

test('a double click on the play icon is one play', () => {
  const cookies = createMemoryCookies(consentTo('all'));
  renderWithProviders(<FilmButton />, { cookies });
  const play = screen.getByRole('button', { name: playFilmLabel });
  fireEvent.click(play);
  fireEvent.click(play);
  expect(cookies.getAll()).toMatchObject({ [filmItems.playCount.name]: '1' });
});
