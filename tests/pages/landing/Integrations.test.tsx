import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anchors } from '@/config/paths';
import { integrationGroups, integrationsHeading } from '@/content/landing/integrations';
import { Integrations } from '@/pages/landing/sections/Integrations/Integrations';

test('the section has its id, eyebrow and intro', () => {
  render(<Integrations />);
  const section = screen.getByRole('region', { name: integrationsHeading.title });
  expect(section).toHaveAttribute('id', anchors.integration);
  expect(within(section).getByText(integrationsHeading.intro)).toBeVisible();
});

test('there are four groups, of four, four, four and fourteen integrations', () => {
  render(<Integrations />);
  const counts = screen
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem').length);
  expect(counts).toEqual([4, 4, 4, 14]);
});

test.each(integrationGroups)('$title names every integration and says what it is', (group) => {
  render(<Integrations />);
  expect(screen.getByRole('heading', { level: 3, name: group.title })).toBeVisible();
  const listItems = within(screen.getByRole('list', { name: group.title })).getAllByRole(
    'listitem',
  );
  listItems.forEach((listItem, index) => {
    const item = group.items[index];
    expect(within(listItem).getByRole('img')).toHaveAccessibleName(item?.name);
    expect(listItem).toHaveTextContent(item?.kind ?? '');
  });
  expect(screen.getByText(group.items.map(({ name }) => name).join(', '))).toBeVisible();
});

test('every integration has a separate logo, loaded when it is near the viewport', () => {
  render(<Integrations />);
  const logos = screen.getAllByRole('img');
  expect(new Set(logos.map((logo) => logo.getAttribute('src'))).size).toBe(26);
  for (const logo of logos) {
    expect(logo).toHaveAttribute('loading', 'lazy');
    expect(logo).toHaveAttribute('width');
    expect(logo).toHaveAttribute('height');
  }
});
