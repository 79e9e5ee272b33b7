import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anchors } from '@/config/paths';
import { offerings, offeringsHeading, terms } from '@/content/landing/offerings';
import { site } from '@/content/site';
import { Offerings } from '@/pages/landing/sections/Offerings';

test('the offerings have their eyebrow, heading and intro', () => {
  render(<Offerings />);
  const section = screen.getByRole('region', { name: offeringsHeading.title });
  expect(section).toHaveAttribute('id', anchors.working);
  expect(within(section).getByText(offeringsHeading.intro)).toBeInTheDocument();
  expect(within(section).getByText(offeringsHeading.timeOfDay.time)).toBeInTheDocument();
});

test('nine offerings, each with its summary and a picture that screen readers skip', () => {
  render(<Offerings />);
  const tiles = screen.getAllByRole('listitem');
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
  render(<Offerings />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    terms.map(({ term }) => term),
  );
  for (const { text } of terms)
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  expect(document.getElementById(anchors.pricing)).toHaveTextContent('How work is priced');
  const { label, url } = site.partner.listing;
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', url);
});
