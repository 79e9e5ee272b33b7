import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Modal } from '@/components/Modal/Modal';
import { takeConsoleErrors } from '../support/setup';

const page = () => document.getElementById('app');

function Dialog() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Show
      </button>
      <Modal isOpen={isOpen} onClose={close} labelledBy="title" closeLabel="Close">
        <h2 id="title">Title</h2>
      </Modal>
    </>
  );
}

function openDialog() {
  const view = render(<Dialog />, { container: createPage() });
  act(() => screen.getByText('Show').click());
  expect(page()).toHaveAttribute('inert');
  return view;
}

function createPage(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'app';
  return document.body.appendChild(element);
}

test('a dialog that others remove leaves the page usable', async () => {
  const { unmount } = openDialog();
  document.querySelectorAll('.ReactModalPortal').forEach((portal) => portal.remove());
  await waitFor(() => expect(page()).not.toHaveAttribute('inert'));
  expect(document.documentElement.style.overflow).toBe('');
  unmount();
  // react-modal warns that its element is gone
  takeConsoleErrors();
});

test('a dialog that a blocker hides leaves the page usable', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.ReactModalPortal { display: none }';
  openDialog();
  await waitFor(() => expect(page()).not.toHaveAttribute('inert'));
  expect(document.documentElement.style.overflow).toBe('');
  style.remove();
});

test.each([
  ['its composition', { isComposing: true }],
  ['its composition, in Safari', { keyCode: 229 }],
])('the Escape by which an input method ends %s closes no dialog', (_, event) => {
  openDialog();
  fireEvent.keyDown(screen.getByText('Title'), { key: 'Escape', keyCode: 27, ...event });
  expect(page()).toHaveAttribute('inert');
  fireEvent.keyDown(screen.getByText('Title'), { key: 'Escape', keyCode: 27 });
  expect(page()).not.toHaveAttribute('inert');
});
