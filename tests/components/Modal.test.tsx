import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Modal } from '@/components/Modal/Modal';
import { eventually } from '../support/eventually';
import { takeConsoleErrors } from '../support/setup';

const page = () => document.getElementById('app');
const press = (name: string) => act(() => screen.getByText(name).click());

test.each([
  ['the lower one', ['Hide lower', 'Hide upper']],
  ['the upper one', ['Hide upper', 'Hide lower']],
])(
  'of two dialogs that overlap, %s may close first: the page is inert until both are closed',
  (_, [first = '', last = '']) => {
    render(<Dialogs />, { container: createPage() });
    expect(page()).not.toHaveAttribute('inert');
    press('Show lower');
    press('Show upper');
    press(first);
    expect(page()).toHaveAttribute('inert');
    press(last);
    expect(page()).not.toHaveAttribute('inert');
  },
);

function Dialogs() {
  return ['lower', 'upper'].map((name) => <Dialog key={name} name={name} />);
}

function Dialog({ name }: { readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Show {name}
      </button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} labelledBy={name} closeLabel="Close">
        <h2 id={name}>{name}</h2>
        <button type="button" onClick={() => setIsOpen(false)}>
          Hide {name}
        </button>
      </Modal>
    </>
  );
}

function createPage(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'app';
  return document.body.appendChild(element);
}

test('a dialog that others remove leaves the page usable', async () => {
  const { unmount } = render(<Dialogs />, { container: createPage() });
  press('Show lower');
  document.querySelectorAll('.ReactModalPortal').forEach((portal) => portal.remove());
  await eventually(() => expect(page()).not.toHaveAttribute('inert'));
  expect(document.documentElement.style.overflow).toBe('');
  unmount();
  // react-modal warns that its element is gone
  takeConsoleErrors();
});

test.each([
  ['its composition', { isComposing: true }],
  ['its composition, in Safari', { keyCode: 229 }],
])('the Escape by which an input method ends %s closes no dialog', (_, event) => {
  render(<Dialogs />, { container: createPage() });
  press('Show lower');
  fireEvent.keyDown(screen.getByText('Hide lower'), { key: 'Escape', keyCode: 27, ...event });
  expect(page()).toHaveAttribute('inert');
  fireEvent.keyDown(screen.getByText('Hide lower'), { key: 'Escape', keyCode: 27 });
  expect(page()).not.toHaveAttribute('inert');
});
