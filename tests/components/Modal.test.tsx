import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, it } from 'vitest';
import { Modal } from '@/components/Modal/Modal';

function Host() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} labelledBy="title" closeLabel="Close">
        <h2 id="title">Title</h2>
      </Modal>
    </>
  );
}

/** Strict mode mounts each component twice; a warning of the library fails the test. */
it('opens without a warning in strict mode, twice', async () => {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  expect(screen.getByRole('dialog', { name: 'Title' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Title' })).toBeVisible();
});
