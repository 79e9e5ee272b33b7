import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { Modal } from '@/components/Modal/Modal';

const press = (name: string) => act(() => screen.getByText(name).click());

function Dialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Show
      </button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} labelledBy="title" closeLabel="Close">
        <h2 id="title">Title</h2>
      </Modal>
    </>
  );
}

test('it stays open when strict mode mounts it twice, until the browser closes it', () => {
  render(
    <StrictMode>
      <Dialog />
    </StrictMode>,
  );
  press('Show');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, new Event('close'));
  expect(screen.getByRole('dialog')).toBe(dialog);
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['its composition', { isComposing: true }],
  ['its composition, in Safari', { keyCode: 229 }],
])('the Escape by which an input method ends %s closes no dialog', (_, event) => {
  render(<Dialog />);
  press('Show');
  const escape = { key: 'Escape', keyCode: 27 };
  // whether the browser does what the key asks for
  const pressEscape = (more: object) =>
    fireEvent.keyDown(screen.getByText('Title'), { ...escape, ...more });
  expect(pressEscape(event)).toBe(false);
  expect(pressEscape({})).toBe(true);
});
