import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { anchors, paths } from '@/config/paths';
import { studySummaries } from '@/content/studies/list';
import { domains, domainsHeading, domainsLabel } from '@/content/landing/domains';
import { motionPartLabels } from '@/content/motion';
import { Domains } from '@/pages/landing/sections/Domains';

test('the domains have their eyebrow, heading and intro', () => {
  render(<Domains />, { wrapper: MemoryRouter });
  const section = screen.getByRole('region', { name: domainsHeading.title });
  expect(section).toHaveAttribute('id', anchors.services);
  expect(within(section).getByText(domainsHeading.intro)).toBeInTheDocument();
});

test('the anchor of the mobile menu is at the start of the section', () => {
  render(<Domains />, { wrapper: MemoryRouter });
  const section = screen.getByRole('region', { name: domainsHeading.title });
  expect(section.firstElementChild).toHaveAttribute('id', anchors.expertise);
});

test('eight domains, each exposed once', () => {
  render(<Domains />, { wrapper: MemoryRouter });
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

test('a domain with a study or a page links to it once, and its moving copy for the pointer only', () => {
  const { container } = render(<Domains />, { wrapper: MemoryRouter });
  const linked = domains.flatMap((domain) => ('link' in domain ? [domain.link.href] : []));
  expect(linked).toContain(paths.study(studySummaries.machinery.slug));
  const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));
  expect(hrefs(screen.getAllByRole('link'))).toEqual(linked);
  expect(hrefs(container.querySelectorAll('[data-copy] a[tabindex="-1"]'))).toEqual(linked);
});

test('the control beside the row stops it and starts it again', async () => {
  const user = userEvent.setup();
  render(<Domains />, { wrapper: MemoryRouter });
  const row = screen.getByRole('group', { name: domainsLabel });
  await user.click(screen.getByRole('button', { name: motionPartLabels.domains.pause }));
  expect(row).toHaveAttribute('data-playing', 'false');
  await user.click(screen.getByRole('button', { name: motionPartLabels.domains.play }));
  expect(row).toHaveAttribute('data-playing', 'true');
});
