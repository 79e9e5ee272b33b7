import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { anchorPath, anchors, paths } from '@/config/paths';
import { notFound } from '@/content/notFound';
import { site } from '@/content/site';
import { NotFoundPage } from '@/pages/not-found/NotFoundPage';

test('the not-found page has a heading and links', () => {
  render(
    <MemoryRouter>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    notFound.titleLines.join(' '),
  );
  expect(screen.getByText('04:04')).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [notFound.back, paths.home],
    [
      notFound.report.label,
      `mailto:${site.email}?subject=${encodeURIComponent(notFound.report.subject)}`,
    ],
    ['Projects', anchorPath(anchors.caseStudies)],
    ['Cloud solutions', anchorPath(anchors.cloudSolutions)],
    ['Careers', paths.career],
  ]);
});

test('search engines do not index it', () => {
  render(
    <MemoryRouter>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});
