import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavBar } from '@/app/SiteLayout/NavBar/NavBar';
import { anchors, paths } from '@/config/paths';
import { renderWithProviders } from '../../support/renderAt';

test.each([
  ['the careers page', paths.career, 'page'],
  ['a job’s page, as the part of the site', paths.job('backend-developer-nodejs'), 'true'],
])('the current link is Careers on %s, and no section', (_, address, current) => {
  renderWithProviders(
    <>
      <NavBar />
      <section id={anchors.home} />
    </>,
    {},
    address,
  );
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Careers')).toHaveAttribute('aria-current', current);
  expect(link('Home')).not.toHaveAttribute('aria-current');
});
