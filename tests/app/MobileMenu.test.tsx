import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { NavBar } from '@/app/SiteLayout/NavBar/NavBar';
import { navigationActions } from '@/content/navigation';
import { ui } from '@/content/ui';
/* Login preloads the dialogs; loading them here leaves no import pending after the test. */
import '@/features/auth/components/AuthDialogs/AuthDialogs';
import { eventually } from '../support/eventually';
import { button, press } from '../support/forms';
import { renderWithProviders } from '../support/renderAt';

/* jsdom has no modal dialogs; tests/e2e tests their focus trap. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

async function openMenu() {
  renderWithProviders(<NavBar />);
  await press(ui.openMenu);
  return screen.findByRole('dialog', { name: ui.menu });
}

async function expectClosed() {
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button(ui.openMenu)).toHaveFocus();
}

test('the links have the labels and targets of SPEC section 2, those of Services after a press', async () => {
  const menu = await openMenu();
  expect(button(ui.openMenu)).toHaveAttribute('aria-expanded', 'true');
  expect(button(ui.openMenu)).toHaveAttribute('aria-controls', menu.id);
  expect(within(menu).queryByRole('link', { name: 'Domains' })).toBeNull();
  await userEvent.click(within(menu).getByRole('button', { name: 'Services', expanded: false }));
  const links = within(within(menu).getByRole('navigation')).getAllByRole('link');
  expect(links.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Home', '/#home'],
    ['About', '/#about'],
    ['Domains', '/#expertise'],
    ['Clouds', '/#solutions'],
    ['Integrations', '/#integration'],
    ['Offering', '/#working'],
    ['Projects', '/#case-studies'],
    ['Career', '/career'],
  ]);
  const contact = within(menu).getByRole('link', { name: 'Contact Us' });
  expect(contact).toHaveAttribute('href', '/#contact');
  await userEvent.click(within(menu).getByRole('link', { name: 'Clouds' }));
  await expectClosed();
});

test('it closes when the browser closes the dialog, as on Escape', async () => {
  fireEvent(await openMenu(), new Event('close'));
  await expectClosed();
});

test('it closes with its button, which has the focus', async () => {
  await openMenu();
  expect(button(ui.closeMenu)).toHaveFocus();
  await press(ui.closeMenu);
  await expectClosed();
});

test.each(['link', 'button'] as const)('it closes when its last %s is pressed', async (role) => {
  const names = { link: 'Contact Us', button: navigationActions.login };
  const menu = await openMenu();
  await userEvent.click(within(menu).getByRole(role, { name: names[role] }));
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
});
