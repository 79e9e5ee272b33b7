import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anchors } from '@/config/paths';
import { domains, domainsHeading, domainsLabel } from '@/content/landing/domains';
import { motionLabels } from '@/content/motion';
import { Domains } from '@/pages/landing/sections/Domains';

test('the domains have their eyebrow, heading and intro', () => {
  render(<Domains />);
  const section = screen.getByRole('region', { name: domainsHeading.title });
  expect(section).toHaveAttribute('id', anchors.services);
  expect(within(section).getByText(domainsHeading.intro)).toBeInTheDocument();
  expect(within(section).getByText(domainsHeading.timeOfDay.time)).toBeInTheDocument();
});

test('the anchor of the mobile menu is at the start of the section', () => {
  render(<Domains />);
  const section = screen.getByRole('region', { name: domainsHeading.title });
  expect(section.firstElementChild).toHaveAttribute('id', anchors.expertise);
});

test('eight domains, each exposed once', () => {
  render(<Domains />);
  const row = screen.getByRole('group', { name: domainsLabel });
  const posters = within(row).getAllByRole('listitem');
  expect(posters).toHaveLength(8);
  domains.forEach(({ title, summary }, index) => {
    const poster = posters[index];
    if (!poster) throw new Error(`There is no poster for ${title}.`);
    expect(within(poster).getByRole('heading', { name: title })).toBeInTheDocument();
    expect(within(poster).getByText(summary)).toBeInTheDocument();
  });
});

test('the control beside the row stops it and starts it again', async () => {
  const user = userEvent.setup();
  render(<Domains />);
  const row = screen.getByRole('group', { name: domainsLabel });
  await user.click(screen.getByRole('button', { name: motionLabels.pause }));
  expect(row).toHaveAttribute('data-playing', 'false');
  await user.click(screen.getByRole('button', { name: motionLabels.play }));
  expect(row).toHaveAttribute('data-playing', 'true');
});
