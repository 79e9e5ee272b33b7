import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageBoundary } from '@/app/errors/PageBoundary';
import { paths } from '@/config/paths';
import { routeError } from '@/content/ui';
import { takeConsoleErrors } from '../support/setup';

function Broken(): never {
  throw new Error('The page broke.');
}

async function renderSite(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="/working">Working page</Link>
      <PageBoundary>
        <Routes>
          <Route path="/working" element={<h1>The working page</h1>} />
          <Route path="*" element={<Broken />} />
        </Routes>
      </PageBoundary>
    </MemoryRouter>,
  );
}

test('a page that throws is replaced by a message with links, and logged once', async () => {
  await renderSite(paths.career);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(routeError.title);
  expect(screen.getByText(routeError.text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: routeError.reload })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: routeError.home })).toHaveAttribute('href', paths.home);
  const consoleErrors = takeConsoleErrors();
  expect(consoleErrors).toHaveLength(1);
  expect(consoleErrors[0]).toContain('The page broke.');
});

test('on the landing page the message has no link to the landing page', async () => {
  await renderSite(paths.home);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(routeError.title);
  expect(screen.queryByRole('link', { name: routeError.home })).toBeNull();
  takeConsoleErrors();
});

test('the layout stays, and the next page renders as usual', async () => {
  await renderSite(paths.career);
  takeConsoleErrors();
  await userEvent.click(screen.getByRole('link', { name: 'Working page' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The working page');
});
