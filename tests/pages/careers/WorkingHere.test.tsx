import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { workingHere } from '@/content/careers';
import { site } from '@/content/site';
import { WorkingHere } from '@/pages/careers/sections/WorkingHere';

test('the careers page says what a job includes, and where to ask for an adjustment', () => {
  render(
    <MemoryRouter>
      <WorkingHere />
    </MemoryRouter>,
  );
  const section = within(screen.getByRole('region', { name: workingHere.title }));
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    workingHere.terms.map(({ term }) => term),
  );
  for (const { text } of workingHere.terms) {
    expect(section.getByText(text, { exact: false })).toBeVisible();
  }
  expect(section.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
});
