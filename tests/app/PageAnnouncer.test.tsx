import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageAnnouncer } from '@/app/SiteLayout/PageAnnouncer';

test('the title of the next page is announced, and that of the first page is not', async () => {
  document.title = 'First';
  render(<PageAnnouncer />);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  document.title = 'Second';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Second'));
});
