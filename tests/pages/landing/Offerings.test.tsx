import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { anchors } from '@/config/paths';
import { offerings, offeringsHeading, terms } from '@/content/landing/offerings';
import { site } from '@/content/site';
import { Offerings } from '@/pages/landing/sections/Offerings';

const renderOfferings = () => render(<Offerings />, { wrapper: MemoryRouter });

test('the offerings have their eyebrow, heading and intro', () => {
  renderOfferings();
  const section = screen.getByRole('region', { name: offeringsHeading.title });
  expect(section).toHaveAttribute('id', anchors.working);
  expect(within(section).getByText(offeringsHeading.intro)).toBeInTheDocument();
});

test('nine offerings, each with its summary and a picture that screen readers skip', () => {
  renderOfferings();
  const [list] = screen.getAllByRole('list');
  if (!list) throw new Error('There is no list of offerings.');
  const tiles = within(list).getAllByRole('listitem');
  expect(tiles).toHaveLength(9);
  offerings.forEach(({ title, summary }, index) => {
    const tile = tiles[index];
    if (!tile) throw new Error(`There is no tile for ${title}.`);
    expect(within(tile).getByRole('heading', { name: title })).toBeInTheDocument();
    expect(within(tile).getByText(summary)).toBeInTheDocument();
    expect(tile.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

test('a buyer reads how work is priced, where licences are sold, when support responds and the tier', () => {
  renderOfferings();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    terms.map(({ term }) => term),
  );
  for (const { text } of terms)
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  expect(document.getElementById(anchors.pricing)).toHaveTextContent('How work is priced');
  const { label, url } = site.partner.listing;
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', url);
});
