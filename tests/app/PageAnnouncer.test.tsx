import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageAnnouncer } from '@/app/SiteLayout/PageAnnouncer';

test('a new title is announced, the first page’s is not', async () => {
  document.title = 'First';
  render(<PageAnnouncer />);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  document.title = 'Second';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Second'));
});
